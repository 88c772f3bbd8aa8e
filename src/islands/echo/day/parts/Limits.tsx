import type { Enemy } from '../../../../engines/echo/day/state.ts';
import { MOST } from '../../../../engines/echo/day/words.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import type { LiveProps } from '../view-props.ts';

const LABELS = { will: 'Предел Воли', strength: 'Предел Силы' } as const;
/** The limits printed on a token; a dash, one step below 0, means unknown. */
export const Limits = ({ enemy, actions }: Pick<LiveProps, 'actions'> & { readonly enemy: Enemy }) => {
  const { id, will, strength } = enemy;
  return (
    <>
      {(['will', 'strength'] as const).map((limit) => (
        <Stepper
          key={limit}
          label={LABELS[limit]}
          value={enemy[limit] ?? -1}
          min={-1}
          max={MOST.limit}
          shown={String(enemy[limit] ?? '—')}
          onChange={(n) => actions.act({ kind: 'limits', enemy: id, will, strength, [limit]: n < 0 ? null : n })}
        />
      ))}
    </>
  );
};
