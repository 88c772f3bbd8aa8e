import { Strip } from '../../../shared/results/Strip.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { endNames } from '../words/names.ts';
import { endOf } from './end-of.ts';

/** The ways in which the battle ends. */
export const Ends = ({ state, result }: ResultProps) => {
  const { victory, cleanVictory, noneFell, endless } = result;
  const names = endNames(state);
  const escaped = noneFell - cleanVictory;
  return (
    <div class="ec-ends">
      <Strip
        of={[
          endOf(names.clean, cleanVictory, 'good'),
          endOf(names.costly, victory - cleanVictory, 'fair'),
          endOf(names.escaped, escaped, 'poor'),
          endOf(names.lost, 1 - victory - escaped - endless, 'bad'),
          endOf(labels.endless, endless, 'poor'),
        ]}
      />
    </div>
  );
};
