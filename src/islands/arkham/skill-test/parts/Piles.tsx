import type { Pile } from '../../../../engines/arkham/skill-test/odds.ts';
import type { TokenId } from '../../../../engines/arkham/token.ts';
import { decimalRu, signedRu } from '../../../../lib/number-ru.ts';
import { inSheet } from '../../../shared/in-sheet.ts';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import { drawOf, meanLoss, sideOfPile, wantedBy } from '../reasons.ts';
import { meanLossLine, plainSentence } from '../words/reasons.ts';
import { labels, pileAgainAria, pileAria, pileAutoAria, times } from '../words/labels.ts';
import { tokenName } from '../../shared/token-words.ts';
import type { State } from '../model.ts';
import type { ResultProps } from '../view-props.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';

/** Piles that fit a phone side by side. */
const MOST_COLUMNS = 8;
const SIDES = ['fail', 'short', 'pass', 'again'] as const;
const TITLES = {
  fail: labels.pileFail,
  short: labels.pileShort,
  pass: labels.pilePass,
  again: labels.pileAgain,
} as const;
/** What a side is called: where a small failure is no harm, by how large a one is. */
const titleOf = (side: (typeof SIDES)[number], { goal }: State): string => {
  if (goal.kind !== 'no-failure' || side === 'short' || side === 'again') return TITLES[side];
  return side === 'fail' ? labels.pileFailBy(goal.by) : labels.pileNoFailBy(goal.by);
};

/** The tokens of the bag by what each comes to alone: failing first, those that chain last. */
export const Piles = ({ data, state, odds }: ResultProps) => {
  const by = wantedBy(state);
  return (
    <>
      {drawOf(state, data).kind === 'draw' && odds.piles.length > 0 && (
        <div class={odds.piles.length > MOST_COLUMNS ? 'o-piles' : 'o-piles o-columns'}>
          {SIDES.map((side) => {
            const piles = odds.piles.filter((p) => sideOfPile(p, by) === side);
            return (
              piles.length > 0 && (
                <div key={side} class={`o-side o-${side}`} data-n={inSheet(piles.length)}>
                  <h3>{titleOf(side, state)}</h3>
                  <ul>
                    {piles.map((pile) => (
                      <PileOf key={pile.tokens.map((t) => t.id).join()} pile={pile} />
                    ))}
                  </ul>
                </div>
              )
            );
          })}
        </div>
      )}
      <p>
        {plainSentence(state, data, odds)}
        {state.goal.kind === 'least-loss' && ` ${meanLossLine(decimalRu(meanLoss(state, odds)))}`}
      </p>
    </>
  );
};

/** Tokens of one kind; drawn anew only when their number changes, as a press of a button moves piles and not tokens. */
const Marks = ({ id, count }: { readonly id: TokenId; readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <TokenMark key={i} id={id} />
    ))}
  </>
);

/** A pile as it is read aloud and as it is shown, by its kind. */
const PILE_WORDS: {
  readonly [kind in Pile['kind']]: {
    readonly said: (pile: Pile, names: string) => string;
    readonly shown: (pile: Pile) => string;
  };
} = {
  again: { said: (_, names) => pileAgainAria(names), shown: () => labels.again },
  automatic: { said: ({ success }, names) => pileAutoAria(success, names), shown: () => labels.auto },
  margin: { said: ({ margin }, names) => pileAria(margin, names), shown: ({ margin }) => signedRu(margin) },
};
const PileOf = ({ pile }: { readonly pile: Pile }) => {
  const names = pile.tokens.map((t) => times(tokenName(t.id), t.count)).join(', ');
  const { said, shown } = PILE_WORDS[pile.kind];
  return (
    <li>
      <span class="c-said">{said(pile, names)}</span>
      <span class="o-marks" aria-hidden="true">
        {pile.tokens.map(({ id, count }) => (
          <Deferred key={id} component={Marks} props={{ id, count }} />
        ))}
      </span>
      <small aria-hidden="true">{shown(pile)}</small>
    </li>
  );
};
