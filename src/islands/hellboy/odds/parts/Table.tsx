import type { ComponentChildren } from 'preact';

interface Props {
  /** What it tells, for who moves through it by keyboard. */
  readonly name: string;
  readonly heads: readonly string[];
  /** Rows of the body. */
  readonly children: ComponentChildren;
}

/** A table of numbers; with letters of double size on a phone it scrolls within itself. */
export const Table = ({ name, heads, children }: Props) => (
  <div class="c-scroll" tabIndex={0} role="group" aria-label={name}>
    <table class="hb-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
