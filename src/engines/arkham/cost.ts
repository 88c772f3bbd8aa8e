/** How much work a test is, before it is begun: too big a question is refused with words, not with a frozen page. */
import type { SkillTest } from './skill-test.ts';
import { TOKEN_IDS } from './token.ts';

/** Steps of work that a phone does within a second or so. */
export const MOST_WORK = 60_000;

/** An estimate of the states that solving a test visits; relative, not seconds. */
export const workOf = ({ bag, meanings, mechanics }: Pick<SkillTest, 'bag' | 'meanings' | 'mechanics'>): number => {
  const kinds = TOKEN_IDS.filter((id) => (bag[id] ?? 0) > 0);
  const chains = kinds.filter((id) => meanings[id].again === true).reduce((n, id) => n * (meanings[id].frost === true ? 2 : (bag[id] ?? 0) + 1), 1);
  const hands = (size: number) => {
    let ways = 1;
    for (let i = 1; i <= size; i += 1) ways = (ways * (kinds.length + i - 1)) / i;
    return ways;
  };
  return mechanics.reduce((work, m) => {
    if (m.kind === 'choose') return work + hands(m.reveal) * Math.max(1, chains / 4);
    if (m.kind === 'cancel-some') return work + hands(1 + m.extra) * Math.max(1, chains / 4);
    if (m.kind === 'set-aside') return work * hands(m.times) * Math.max(1, chains / 4);
    if (m.kind === 'redraw' || m.kind === 'cancel') return work * (1 + m.times);
    return work;
  }, chains);
};
