import type { PolicyStage, PolicyCell, PolicyTable } from '../../../../engines/foursouls/attack/policy.ts';
import type { Odds } from '../../../../engines/foursouls/attack/odds.ts';
import type { Solved } from '../view-props.ts';
import { SIGN_NAMES, labels } from '../words/labels.ts';
import { NOTHING_TO_SPEND, ruleWords, stageWords } from '../words/reasons.ts';
import { ActionSign, SignKey, type Sign } from './ActionSign.tsx';

type Props = Pick<Solved, 'odds'>;

const titleOf = ({ policies }: Odds, foe: number): string | undefined =>
  policies.length === 1 ? undefined : labels.foe(foe + 1, policies.length);

/** The best use of the hand against each foe: rules, stage after stage, where one line of advice does not say it all. */
export const PolicyRules = ({ odds }: Props) =>
  odds.policies.flat().flatMap(({ rules }) => rules).length > 1 && (
    <section class="c-part a-plan">
      <h3>{labels.plan}</h3>
      {odds.policies.map((stages, i) => (
        <Stages key={i} stages={stages} title={titleOf(odds, i)} />
      ))}
    </section>
  );

/** Against a foe that nothing can be spent on there is no stage. */
const isUsed = (stage: PolicyStage | undefined): stage is PolicyStage => (stage?.rules.length ?? 0) > 0;
/** Whether anything is ever spent from the beginning on: else there is no table of it. */
export const hasPolicyTables = ({ odds }: Props): boolean => odds.policies.some(([first]) => isUsed(first));

/** The tables behind the rules, one for each foe against whom anything is spent. */
export const PolicyTables = ({ odds }: Props) => (
  <>
    {odds.policies.map(
      ([first], i) =>
        isUsed(first) && (
          <div key={i} class="a-plan">
            {odds.policies.length > 1 && <h4>{titleOf(odds, i)}</h4>}
            <Table table={first.table} />
          </div>
        ),
    )}
  </>
);

const Stages = ({ stages, title }: { readonly stages: readonly PolicyStage[]; readonly title: string | undefined }) => (
  <>
    {title !== undefined && <h4>{title}</h4>}
    <ol>
      {stages.map((stage, i) => (
        <li key={i}>
          <small>{stageWords(stages, i)}</small>
          {stage.rules.length === 0 ? (
            <p>{NOTHING_TO_SPEND}</p>
          ) : (
            stage.rules.map((rule) => <p key={rule.action}>{ruleWords(rule)}</p>)
          )}
        </li>
      ))}
    </ol>
  </>
);

const Table = ({ table }: { readonly table: PolicyTable }) => {
  const used = [...new Set(table.flat().flatMap(signsOf))];
  return (
    <div class="c-scroll" tabIndex={0} role="group" aria-label={labels.planTable}>
      <table class="a-signs">
        <caption>
          Таблица верна, пока вы ничего не потратили; прибавка к первому броску в ней не учтена. Строки — ваше здоровье,
          столбцы — здоровье монстра. <SignKey signs={used} />.
        </caption>
        <thead>
          <tr>
            <td></td>
            {table[0]!.map(({ foeHealth }) => (
              <th key={foeHealth} scope="col">
                <span class="c-said">здоровье монстра </span>
                {foeHealth}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((row) => (
            <tr key={row[0]!.health}>
              <th scope="row">
                <span class="c-said">ваше здоровье </span>
                {row[0]!.health}
              </th>
              {row.map((cell) => (
                <td key={cell.foeHealth}>
                  {signsOf(cell).map((s) => (
                    <span key={s}>
                      <ActionSign of={s} />
                      <span class="c-said">{SIGN_NAMES[s]} </span>
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** What is done with the faces that miss, and with the damage where a miss is let through. */
const signsOf = ({ faces, damage }: PolicyCell): Sign[] => {
  const rolls = [...new Set(faces.filter((f) => f.isMiss || f.action !== 'resolve').map((f) => f.action))];
  const lets = rolls.includes('resolve') || rolls.length === 0;
  const against: Sign[] =
    lets && damage !== undefined && damage.action !== 0 ? [damage.action === 'shield' ? 'shield' : 'points'] : [];
  const changes: Sign[] = rolls.filter((a) => a !== 'resolve');
  return changes.length + against.length > 0 ? [...changes, ...against] : ['resolve'];
};
