/** The calculator of dice: solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-results.css';
import { percentRu } from '../../../lib/number-ru.ts';
import { defineCalculator, type BelowProps } from '../../shared/frame/define-calculator.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { codecOf } from './address.ts';
import { assumedOf, diceOf, facesCodec } from './dice-faces.ts';
import { defaultState, type State } from './model.ts';
import {
  adviceOf,
  chanceOf,
  countedOf,
  exactOf,
  FOLDS,
  LAST_FOLDS,
  LATER,
  ModePicture,
  ModeResults,
  sentenceOf,
} from './modes.tsx';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Inputs } from './parts/Inputs.tsx';
import { useOdds } from './use-odds.ts';
import type { Found, Page } from './view-props.ts';
import { missingLine, missingSentence } from './words/answer.ts';
import { labels, SOLVE_WORDS } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

/** A figure of the enemy is missing: the place of the answer asks for it. */
const Blank = ({ data, state, found: { missing } }: BelowProps<Page, State, Found>) =>
  missing !== undefined && (
    <p>
      {missingSentence(state, missing, data)} <a href="#set-enemy">{labels.setMissing}</a>.
    </p>
  );
export default defineCalculator({
  name: 'hb hb-odds',
  resultId: 'hb-result',
  labels,
  solveWords: SOLVE_WORDS,
  problemWords,
  begin: ({ data }: Page): State => defaultState(data),
  codec: ({ data }, now) => codecOf(data, (state) => diceOf(state, now())),
  own: ({ data }) => ({ begin: assumedOf(data), codec: facesCodec(data) }),
  answerOf: useOdds,
  sentence: sentenceOf,
  bar: ({ state, plan, found: { missing } }, page) =>
    missing === undefined
      ? {
          value: plan && percentRu(chanceOf(plan)),
          counted: countedOf(state, page, plan),
          exact: plan === undefined ? '' : exactOf(plan),
          room: 'tall',
        }
      : {
          value: undefined,
          blank: labels.notSet,
          counted: missingLine(state, missing, page.data),
          exact: labels.noAnswer,
          door: { says: labels.toMissing, to: 'set-enemy' },
          room: 'tall',
        },
  compare: {
    // Chances of two questions are no more or less of each other.
    keptOf: (kept, now) =>
      keptChance(kept && chanceOf(kept), kept?.kind === now?.kind ? now && chanceOf(now) : undefined),
    Plans: ComparePlans,
  },
  later: LATER,
  Inputs,
  Picture: (props) => <ModePicture key={props.plan.kind} {...props} />,
  advice: adviceOf,
  Results: (props) => <ModeResults key={props.plan.kind} {...props} />,
  folds: FOLDS,
  lastFolds: LAST_FOLDS,
  Blank,
});
