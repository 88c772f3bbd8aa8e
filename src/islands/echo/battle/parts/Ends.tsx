import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { endNames } from '../words/names.ts';
import { Shares } from './Shares.tsx';

/** The ways in which the battle ends, as the parts of one bar. */
export const Ends = ({ state, result }: ResultProps) => {
  const { victory, cleanVictory, nobodyFell, endless } = result;
  const names = endNames(state);
  const escaped = nobodyFell - cleanVictory;
  return (
    <div class="ec-ends">
      <Shares
        of={[
          { name: names.clean, chance: cleanVictory, tone: 'good' },
          { name: names.costly, chance: victory - cleanVictory, tone: 'fair' },
          { name: names.escaped, chance: escaped, tone: 'poor' },
          { name: names.lost, chance: 1 - victory - escaped - endless, tone: 'bad' },
          { name: labels.endless, chance: endless, tone: 'poor' },
        ]}
      />
    </div>
  );
};
