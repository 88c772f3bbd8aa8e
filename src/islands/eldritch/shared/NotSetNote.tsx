import { SET_IT, type NotSet } from './not-set.ts';

/** Asks for the number in the place of the answer. */
export const NotSetNote = ({ sentence, to }: NotSet) => (
  <p>
    {sentence} <a href={`#${to}`}>{SET_IT}</a>
  </p>
);
