import { boxesOf, chooseBoxes, isOwned } from '../device/boxes.ts';

const wordsOf = (count: number, all: number): string => {
  if (count === all) return 'все';
  return count === 0 ? 'нет' : `${count} из ${all}`;
};

/** Makes the choice of one's own boxes live; the lists of the page follow by themselves (`OtherBoxes.astro`). */
export const startBoxes = (root: HTMLElement): void => {
  const form = root.querySelector('form')!;
  const boxes = [...form.querySelectorAll('input')];
  const said = root.querySelector('[role=status]')!;
  const show = () => {
    const owned = boxesOf();
    for (const box of boxes) box.checked = isOwned(owned, box.value);
    said.textContent = wordsOf(boxes.filter(({ checked }) => checked).length, boxes.length);
  };
  const choose = () => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    chooseBoxes(chosen.length === boxes.length ? undefined : [form.dataset.first!, ...chosen]);
    show();
  };
  show();
  form.addEventListener('change', choose);
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button === null) return;
    for (const box of boxes) box.checked = button.value === 'all';
    choose();
  });
  root.dataset.live = 'true';
};
