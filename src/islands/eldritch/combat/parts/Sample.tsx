import { SAMPLE_SIZES } from '../sample-question.ts';
import { Button } from '../../shared/Button.tsx';
import { Table } from '../../../shared/results/Table.tsx';
import { useSample } from '../use-sample.ts';
import type { ResultProps } from '../view-props.ts';
import { SAMPLE, errorRu, fightsCount, rowWords, shareRu } from '../words/sample.ts';

/** The exact answer compared with a sample of the same fight, with the error of a sample. */
export const Sample = ({ data, state }: ResultProps) => {
  const { sample, play, stop } = useSample(state);
  const { fights, report, status } = sample ?? {};
  return (
    <>
      <p class="c-hint">{SAMPLE.intro}</p>
      {status !== 'playing' && (
        <p class="c-buttons">
          {SAMPLE_SIZES.map((size) => (
            <Button key={size} onPress={() => play(size)}>
              Сыграть {fightsCount(size)}
            </Button>
          ))}
        </p>
      )}
      {status === 'playing' && fights !== undefined && (
        <div class="c-wait">
          <progress max={fights} value={report?.played ?? 0} aria-label={SAMPLE.title} />
          <Button onPress={stop}>{SAMPLE.stop}</Button>
        </div>
      )}
      <p role="status" class="c-hint">
        {status === 'failed' && SAMPLE.failed}
        {status === 'stopped' && SAMPLE.stopped}
        {report !== undefined && ` Сыграно: ${fightsCount(report.played)}.`}
      </p>
      {report !== undefined && (
        <Table
          heads={[SAMPLE.what, SAMPLE.exact, SAMPLE.sampled]}
          rows={report.rows.flatMap((row) => {
            const name = rowWords(row, state, data);
            const sampled = (
              <>
                {shareRu(row.sampled)} <small>{errorRu(row.error)}</small>
              </>
            );
            return name === undefined ? [] : [[name, shareRu(row.exact), sampled]];
          })}
        />
      )}
    </>
  );
};
