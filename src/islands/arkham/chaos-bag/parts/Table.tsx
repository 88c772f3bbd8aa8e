import { TOKEN_IDS } from '../../../../engines/arkham/token.ts';
import type { BagProps } from '../use-bag.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';
import { tokenAloud } from '../../shared/token-words.ts';
import { labels } from '../words/labels.ts';

/** What is in the bag, for a page without a script. */
export const Table = ({ state }: Pick<BagProps, 'state'>) => (
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
            <TokenMark id={id} /> {tokenAloud(id)}
          </th>
          <td>{state.inBag[id]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
