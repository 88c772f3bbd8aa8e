import { toChildArray, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { EnemyKind } from '../../../../engines/echo/day/words.ts';
import { KindMark } from './marks.tsx';

interface Props {
  readonly name: ComponentChildren;
  /** The text below the name, smaller. */
  readonly says?: ComponentChildren;
  readonly mark?: EnemyKind;
  readonly kind?: string;
  /** Its actions, drawn while the row is open. Absent: the row does not open. */
  readonly children: (() => ComponentChildren) | undefined;
}
/** A line of a list that opens to what may be done with it. */
export const Row = ({ name, says, mark, kind = '', children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const line = (
    <>
      {mark !== undefined && <KindMark kind={mark} />}
      <span class="d-sum">
        <b>{name}</b>
        {says !== undefined && <small>{says}</small>}
      </span>
    </>
  );
  if (children === undefined) return <div class="d-row">{line}</div>;
  return (
    <details class={`d-row ${kind}`.trim()} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        {line}
        <OpenSign />
      </summary>
      {isOpen && <div class="d-tools">{children()}</div>}
    </details>
  );
};

/** The sign of a line that opens. */
export const OpenSign = () => (
  <svg class="d-open" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m6 9 6 6 6-6" />
  </svg>
);

interface ListProps {
  /** The text of an empty list. */
  readonly empty?: string;
  readonly children: ComponentChildren;
}
/** Lines with keys of their own, as a list. */
export const List = ({ empty, children }: ListProps) => {
  const rows = toChildArray(children);
  if (rows.length === 0) return empty === undefined ? null : <p class="c-hint">{empty}</p>;
  return (
    <ul class="d-list">
      {rows.map((row) => (
        <li key={typeof row === 'object' ? String(row.key) : row}>{row}</li>
      ))}
    </ul>
  );
};
