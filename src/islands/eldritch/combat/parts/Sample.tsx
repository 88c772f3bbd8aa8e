import { SAMPLE_SIZES } from '../sample-question.ts';
import { useSample } from '../use-sample.ts';
import type { ResultProps } from '../view-props.ts';
import { SAMPLE, errorRu, fightsCount, rowWords, shareRu } from '../words/sample.ts';

/** The exact answer beside a sample of the same fight, with the error of a sample. */
export const Sample = ({ data, state }: ResultProps) => {
  const { fights, report, standing, play, stop } = useSample(state);
  return (
    <section class="c-panel el-play" id="el-sample">
      <h2>{SAMPLE.title}</h2>
      <p class="c-hint">{SAMPLE.intro}</p>
      {standing !== 'playing' && (
        <p class="c-buttons">
          {SAMPLE_SIZES.map((size) => (
            <button key={size} type="button" class="c-button" onClick={() => play(size)}>
              Сыграть {fightsCount(size)}
            </button>
          ))}
        </p>
      )}
      {standing === 'playing' && fights !== undefined && (
        <div class="c-wait">
          <progress max={fights} value={report?.played ?? 0} aria-label={SAMPLE.title} />
          <button type="button" class="c-button" onClick={stop}>
            {SAMPLE.stop}
          </button>
        </div>
      )}
      <p role="status" class="c-hint">
        {standing === 'failed' && SAMPLE.failed}
        {standing === 'stopped' && SAMPLE.stopped}
        {standing !== 'none' && report !== undefined && ` Сыграно: ${fightsCount(report.played)}.`}
      </p>
      {report !== undefined && (
        <table class="el-table">
          <thead>
            <tr>
              <th scope="col">{SAMPLE.what}</th>
              <th scope="col">{SAMPLE.exact}</th>
              <th scope="col">{SAMPLE.sampled}</th>
            </tr>
          </thead>
          <tbody>
            {report.rows.flatMap((row) => {
              const name = rowWords(row, state, data);
              if (name === undefined) return [];
              return [
                <tr key={`${row.what} ${row.at}`}>
                  <th scope="row">{name}</th>
                  <td>{shareRu(row.exact)}</td>
                  <td>
                    {shareRu(row.sampled)} <small>{errorRu(row.error)}</small>
                  </td>
                </tr>,
              ];
            })}
          </tbody>
        </table>
      )}
    </section>
  );
};
