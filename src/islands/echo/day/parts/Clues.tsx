import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { placeAt } from '../words/names.ts';
import { cluesRu } from '../words/warnings.ts';
import { WhoButtons } from './Pick.tsx';
import { Press } from './Press.tsx';
import { Row } from './Row.tsx';

/** Clues that lie in locations, and who takes them. */
export const Clues = ({ state, actions }: PartProps) =>
  state.clues.length === 0 ? (
    <p class="c-hint">{labels.noClues}</p>
  ) : (
    <ul class="d-list">
      {state.clues.map(({ place, count }) => (
        <li key={place}>
          <Row name={placeAt(state, place)} says={cluesRu(count)}>
            {actions === undefined
              ? undefined
              : () => (
                  <>
                    <WhoButtons
                      label="Улики забирает"
                      state={state}
                      onPick={(who) => who !== 'office' && actions.act({ kind: 'take-clues', place, who })}
                    />
                    <Press press={() => actions.act({ kind: 'clues', place, by: 'less' })}>
                      Убрать одну Улику с поля
                    </Press>
                  </>
                )}
          </Row>
        </li>
      ))}
    </ul>
  );
