import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { placeAt } from '../words/names.ts';
import { cluesRu } from '../words/warnings.ts';
import { WhoButtons } from './Pick.tsx';
import { Press } from './Press.tsx';
import { List, Row } from './Row.tsx';

/** Clues that lie in locations, and who takes them. */
export const Clues = ({ state, actions }: PartProps) => (
  <List empty={labels.noClues}>
    {state.clues.map(({ place, count }) => (
      <Row key={place} name={placeAt(state, place)} says={cluesRu(count)}>
        {actions &&
          (() => (
            <>
              <WhoButtons
                label="Улики забирает"
                state={state}
                onPick={(who) => actions.act({ kind: 'take-clues', place, who })}
              />
              <Press press={() => actions.act({ kind: 'clues', place, by: 'less' })}>Убрать одну Улику с поля</Press>
            </>
          ))}
      </Row>
    ))}
  </List>
);
