import { Folded } from '../controls/Folded.tsx';
import { Words } from '../controls/Words.tsx';
import type { Fold, Found, ResultsProps } from './definition.ts';
import { Answer } from './Answer.tsx';

interface Props<Page, State, Plan, F, Own> {
  readonly folds: readonly Fold<Page, State, Plan, F, Own>[];
  readonly page: Page;
  readonly result: ResultsProps<Page, State, Plan, F, Own>;
  /** The answer in one sentence, as the last fold; absent while it is counted. */
  readonly share: (Parameters<typeof Answer>[0] & { readonly title: string }) | undefined;
}

/** What is rarely read: headings that say what they hold and open it. */
export const Folds = <Page, State, Plan extends object, F extends Found<Plan>, Own>({
  folds,
  page,
  result,
  share,
}: Props<Page, State, Plan, F, Own>) => (
  <div class="c-panel c-folds">
    {folds
      .filter(({ isOf }) => isOf?.(result.plan, page) !== false)
      .map(({ id, title, says, Body, onToggle }) => (
        <Folded
          key={id}
          id={id}
          summary={<Head title={title} says={says?.(result.plan, page)} />}
          onToggle={result.actions && onToggle?.(result.found)}
        >
          {() => <Body {...result} />}
        </Folded>
      ))}
    {share && <Folded summary={<Head title={share.title} />}>{() => <Answer {...share} />}</Folded>}
  </div>
);

const Head = ({ title, says }: { readonly title: string; readonly says?: string | undefined }) => (
  <>
    <h3>{title}</h3>
    {says !== undefined && (
      <small>
        <Words text={says} />
      </small>
    )}
  </>
);
