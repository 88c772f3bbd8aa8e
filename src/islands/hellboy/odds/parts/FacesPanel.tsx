import { useRef, useState } from 'preact/hooks';
import { assumedOf, makeFaces, type DiceFaces } from '../dice-faces.ts';
import type { OddsData } from '../data.ts';
import type { AllInputs } from '../view-props.ts';
import { FACES, facesLine } from '../words/faces.ts';
import { FacesEditor } from './FacesEditor.tsx';

interface Props {
  readonly data: OddsData;
  readonly termBase: string;
  /** The dice that everything is counted with. */
  readonly dice: DiceFaces;
  /** Those of this device. */
  readonly own: DiceFaces;
  readonly actions: AllInputs['actions'];
}

/** With which dice everything is counted, whether they are known, and the way to enter one's own. */
export const FacesPanel = ({ data, dice, own, termBase, actions }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const takeOwn = () => actions?.change(({ linked: _, ...state }) => state);
  const save = (next: DiceFaces) => {
    actions?.own(() => next);
    takeOwn();
    setOpen(false);
    toggle.current?.focus();
  };
  const isOwn = makeFaces(dice) === makeFaces(own);
  return (
    <section class="hb-faces" id="hb-faces" data-confirmed={dice.isConfirmed} aria-label={FACES.editor}>
      <p class="hb-faces-says" role="status">
        {noticeOf(dice.isConfirmed, isOwn)}
        {own.isDamaged && ` ${FACES.damaged}`}
        {(dice.isConfirmed || !isOwn) && <small>{facesLine(dice)}</small>}
      </p>
      <p class="c-buttons waits">
        <button
          ref={toggle}
          type="button"
          class="c-button"
          aria-expanded={isOpen}
          disabled={actions === undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {buttonOf(isOpen, dice.isConfirmed)}
        </button>
        {!isOwn && actions !== undefined && (
          <button type="button" class="c-button" onClick={takeOwn}>
            {FACES.takeOwn}
          </button>
        )}
      </p>
      {isOpen && actions !== undefined && (
        <FacesEditor
          data={data}
          dice={dice}
          termBase={termBase}
          onConfirm={(faces) => save({ faces, isConfirmed: true })}
          onGiveBack={() => save(assumedOf(data))}
        />
      )}
    </section>
  );
};
const noticeOf = (isConfirmed: boolean, isOwn: boolean): string => {
  if (!isOwn) return isConfirmed ? FACES.linkedConfirmed : FACES.linked;
  return isConfirmed ? FACES.confirmed : FACES.assumed;
};
const buttonOf = (isOpen: boolean, isConfirmed: boolean): string => {
  if (isOpen) return FACES.close;
  return isConfirmed ? FACES.change : FACES.enter;
};
