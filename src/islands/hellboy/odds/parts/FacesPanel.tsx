import { useRef, useState } from 'preact/hooks';
import type { OddsData } from '../model.ts';
import type { FacesActions, FacesProps } from '../view-props.ts';
import { FACES, facesLine } from '../words/faces.ts';
import { FacesEditor } from './FacesEditor.tsx';

interface Props extends FacesProps {
  readonly data: OddsData;
  readonly termBase: string;
  readonly actions: FacesActions | undefined;
}

/** With which dice everything is counted, whether they are known, and the way to enter one's own. */
export const FacesPanel = ({ data, dice, own, damaged, termBase, actions }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const isOwn = own === undefined;
  return (
    <section class="hb-faces" id="hb-faces" data-confirmed={dice.isConfirmed} aria-label={FACES.editor}>
      <p class="hb-faces-says" role="status">
        {noticeOf(dice.isConfirmed, isOwn)}
        {damaged !== undefined && ` ${FACES.damaged}`}
        {(dice.isConfirmed || !isOwn) && <small>{facesLine(dice)}</small>}
      </p>
      <p class="c-buttons waits">
        <button
          ref={toggle}
          type="button"
          class={dice.isConfirmed || isOpen ? 'c-button' : 'c-button hb-enter'}
          aria-expanded={isOpen}
          disabled={actions === undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {buttonOf(isOpen, dice.isConfirmed)}
        </button>
        {!isOwn && actions !== undefined && (
          <button type="button" class="c-button" onClick={actions.takeOwn}>
            {FACES.takeOwn}
          </button>
        )}
      </p>
      {isOpen && actions !== undefined && (
        <FacesEditor data={data} dice={dice} termBase={termBase} actions={actions} onDone={close} />
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
