/** What the fields of an address are read with. */
import type { OddsData } from './model.ts';

/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code:
    | 'version'
    | 'preset'
    | 'level'
    | 'level-absent'
    | 'scenario'
    | 'scenario-elsewhere'
    | 'investigator'
    | 'tested'
    | 'numbers'
    | 'asset'
    | 'bag'
    | 'lines'
    | 'effect'
    | 'effect-refused'
    | 'goal'
    | 'chapter';
  readonly came: string;
  /** The value used instead, where it is not the plain default: an id or a level. */
  readonly stands?: string | undefined;
  /** What would have been understood: ids or levels. */
  readonly wanted?: readonly string[] | undefined;
}

/** What is read so far, and where to name what was not understood. */
export interface Reader {
  readonly query: URLSearchParams;
  readonly data: OddsData;
  readonly wrong: (
    code: AddressProblem['code'],
    came: string,
    more?: Pick<AddressProblem, 'stands' | 'wanted'>,
  ) => undefined;
}
