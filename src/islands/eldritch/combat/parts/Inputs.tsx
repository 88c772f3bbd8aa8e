import { useState } from 'preact/hooks';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { isParty, memberName } from '../words/names.ts';
import { Foes } from './Foes.tsx';
import { InvestigatorPicker } from './InvestigatorPicker.tsx';
import { Numbers } from './Numbers.tsx';
import { Party, PartySize } from './Party.tsx';
import { Wanted } from './Wanted.tsx';

/** Who meets whom comes first, then the numbers of one investigator, then what is wanted. */
export const Inputs = (props: InputProps) => {
  const { data, state } = props;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, state.party.length - 1);
  const member = { ...props, at };
  return (
    <section class="c-panel el-inputs">
      <h2>{labels.inputs}</h2>
      <Deferred component={Party} props={{ ...member, onChoose: setChosen }} />
      <Deferred component={InvestigatorPicker} props={member} />
      <Deferred component={Foes} props={props} />
      <section class="el-group">
        {isParty(state) && <h3>{labels.numbersOf(memberName(state, at, data))}</h3>}
        <Deferred key={at} component={Numbers} props={member} />
        <Deferred component={PartySize} props={{ ...member, onChoose: setChosen }} />
      </section>
      <Deferred component={Wanted} props={props} />
    </section>
  );
};
