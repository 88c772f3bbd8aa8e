/** How much work a test is, before it is begun: too big a question is refused with words, not with a frozen page. */
import type { SkillTest } from './skill-test.ts';
import { TOKEN_IDS } from './token.ts';

/** Units of work that a desk machine does within a second or so, the curve of eleven points included. */
export const MOST_WORK = 500;

/**
 * An estimate of the work of a test with its curve, in units of about two milliseconds on a desk machine. The factors
 * are fitted to measured times: hands drawn at once are dear where two tokens of one may both go on, cheap where one may.
 */
export const workOf = ({ bag, meanings, mechanics }: Pick<SkillTest, 'bag' | 'meanings' | 'mechanics'>): number => {
  const kinds = TOKEN_IDS.filter((id) => (bag[id] ?? 0) > 0);
  const chains = kinds.filter((id) => meanings[id].again === true).reduce((n, id) => n * (meanings[id].frost === true ? 2 : (bag[id] ?? 0) + 1), 1);
  const hands = (size: number) => {
    let ways = 1;
    for (let i = 1; i <= size; i += 1) ways = (ways * (kinds.length + i - 1)) / i;
    return ways;
  };
  const joint = (size: number, resolve: number) => hands(size) * (0.04 + (chains > 1 ? chains * (resolve > 1 ? 0.03 : 0.001) : 0));
  return mechanics.reduce((work, m) => {
    if (m.kind === 'choose') return work + joint(m.reveal, m.resolve);
    if (m.kind === 'cancel-some') return work + joint(1 + m.extra, 2);
    if (m.kind === 'set-aside') return work * hands(m.times) * (chains > 1 ? chains * 0.5 : 0.07);
    if (m.kind === 'redraw' || m.kind === 'cancel') return work * (chains > 1 ? chains : 1) * (1 + m.times);
    return work;
  }, 1);
};
