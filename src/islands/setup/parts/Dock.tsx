import type { Table } from '../../table/model.ts';
import { progressOf } from '../model.ts';
import { roundQuery } from '../onward.ts';
import type { PartProps } from '../view-props.ts';
import { labels, progressRu } from '../words/labels.ts';

interface Props extends PartProps {
  readonly table: Table;
}
/** How far the set-up is, and the way on to the round. */
export const Dock = ({ data, state, base, table }: Props) => {
  const { done, all } = progressOf(data, state);
  return (
    <div class="s-dock">
      <p role="status">{done === all ? labels.ready : progressRu(done, all)}</p>
      <progress max={all} value={done} aria-hidden="true" />
      <a class={`c-button ${done === all ? 'c-main' : ''}`} href={`${base}round/?${roundQuery(data, state, table)}`}>
        {labels.play}
      </a>
    </div>
  );
};
