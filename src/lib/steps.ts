/** Work that is done in steps, so that a page can draw between them. */
export type Steps<T> = Generator<undefined, T>;

/** Does all steps in one go. */
export const doneAtOnce = <T>(steps: Steps<T>): T => {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};
