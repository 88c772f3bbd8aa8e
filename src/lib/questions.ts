/** Pages that answer questions, by their headings. */

/** Fewer questions make no page of questions. */
const LEAST = 5;

/** Whether a heading asks. */
export const isQuestion = (heading: string): boolean => heading.trim().endsWith('?');

/** Whether a page with such headings is one of questions and answers. */
export const answersQuestions = (headings: readonly string[]): boolean => headings.filter(isQuestion).length >= LEAST;
