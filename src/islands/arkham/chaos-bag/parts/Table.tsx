import { TOKEN_IDS } from '../../../../engines/arkham/token.ts';
import type { ViewProps } from '../view-props.ts';
import { labels, tokenName } from '../words/labels.ts';
import { Mark } from './Mark.tsx';

/** What is in the bag, for a page without a script. */
export const Table = ({ state }: Pick<ViewProps, 'state'>) => (
  <table>
    <caption>{labels.table}</caption>
    <thead>
      <tr>
        <th scope="col">{labels.kind}</th>
        <th scope="col">{labels.count}</th>
      </tr>
    </thead>
    <tbody>
      {TOKEN_IDS.filter((id) => state.inBag[id] > 0).map((id) => (
        <tr key={id}>
          <th scope="row">
            <Mark id={id} silent /> {tokenName(id)}
          </th>
          <td>{state.inBag[id]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
