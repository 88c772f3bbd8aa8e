import { Words } from '../../shared/controls/Words.tsx';
import { labels } from '../words/labels.ts';

interface Props {
  readonly boxes: readonly { readonly id: string; readonly name: string }[];
  readonly owned: readonly string[];
  /** Absent on the server. */
  readonly toggle: ((id: string) => void) | undefined;
}
/** The boxes at home. */
export const Boxes = ({ boxes, owned, toggle }: Props) => (
  <>
    <p class="c-hint">{labels.boxesHint}</p>
    {boxes.map(({ id, name }) => (
      <label class="c-check" key={id}>
        <input
          type="checkbox"
          checked={owned.includes(id)}
          disabled={toggle === undefined}
          onChange={() => toggle?.(id)}
        />
        <span>
          <Words text={name} />
        </span>
      </label>
    ))}
  </>
);
