import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { TEST_BOUNDS, WORDED } from '../../shared/bag-address.ts';
import type { LiveProps } from '../use-bag.ts';
import { labels } from '../words/labels.ts';
import { Meaning, type Sign } from './Meaning.tsx';

/** The numbers of the test. */
export const Numbers = ({ test, actions }: Pick<LiveProps, 'test' | 'actions'>) => (
  <div class="numbers">
    {(['skill', 'difficulty'] as const).map((field) => (
      <Stepper
        key={field}
        label={labels[field]}
        value={test[field]}
        min={TEST_BOUNDS[field][0]}
        max={TEST_BOUNDS[field][1]}
        onChange={(n) => actions.test((t) => ({ ...t, [field]: n }))}
      />
    ))}
  </div>
);
/** What all worded tokens do, to be said beforehand. */
export const Meanings = ({
  test,
  actions,
  sign,
}: Pick<LiveProps, 'test' | 'actions'> & { readonly sign: Sign | undefined }) => (
  <details class="c-more">
    <summary>
      <h2>{labels.meanings}</h2>
    </summary>
    <p class="soft">{labels.meaningsHint}</p>
    {WORDED.map((id) => (
      <Meaning key={id} id={id} test={test} actions={actions} sign={sign} />
    ))}
  </details>
);
