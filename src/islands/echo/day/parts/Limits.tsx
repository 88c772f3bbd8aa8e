import type { Enemy } from '../../../../engines/echo/day/state.ts';
import { MOST } from '../../../../engines/echo/day/words.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import type { Commands } from '../view-props.ts';

/** The limits printed on a token; a dash stands below 0 for one that nobody has said. */
export const Limits = ({ enemy, actions }: { readonly enemy: Enemy; readonly actions: Commands }) => {
  const known = (n: number): number | null => (n < 0 ? null : n);
  const { id, will, strength } = enemy;
  return (
    <>
      <Stepper
        label="Предел Воли"
        value={will ?? -1}
        min={-1}
        max={MOST.limit}
        shown={will === null ? '—' : String(will)}
        onChange={(n) => actions.act({ kind: 'limits', enemy: id, will: known(n), strength })}
      />
      <Stepper
        label="Предел Силы"
        value={strength ?? -1}
        min={-1}
        max={MOST.limit}
        shown={strength === null ? '—' : String(strength)}
        onChange={(n) => actions.act({ kind: 'limits', enemy: id, will, strength: known(n) })}
      />
    </>
  );
};
