/**
 * What an investigator may do on the way, and what it takes. Rules: «Фаза действий», «Путешествие», «Местный путь»,
 * «Подготовка к путешествию». Nothing else happens on the way here: no encounter, delay or trade.
 */
import { TICKETS, type Board, type Path, type Ticket } from './board.ts';

/** Actions in a round; each kind of action only once in it. */
export const ACTIONS = 2;
/** An investigator discards down to this. */
export const MOST_TICKETS = 2;

export type Tickets = Readonly<Record<Ticket, number>>;

/** How much of the round is left. */
export interface Round {
  readonly actions: number;
  readonly hasTravelled: boolean;
  readonly hasPrepared: boolean;
}
/** A round of which nothing is done. */
export const WHOLE_ROUND: Round = { actions: ACTIONS, hasTravelled: false, hasPrepared: false };

/** An investigator in the middle of a journey. */
export interface TravellerState {
  readonly at: string;
  readonly tickets: Tickets;
  readonly round: Round;
  /** The travel action goes on: a ticket may still be spent. */
  readonly isRiding: boolean;
  /** The movement along local paths, once a round: to come, going on, or over. */
  readonly local: 'to-come' | 'going' | 'over';
}

export type Step =
  /** The action: along a path of any kind, without a ticket. */
  | { readonly do: 'travel'; readonly to: string; readonly by: Path }
  /** The same action goes on, for a ticket. */
  | { readonly do: 'ride'; readonly to: string; readonly by: Ticket }
  /** The action: a ticket is gained, another one may have to go. */
  | { readonly do: 'prepare'; readonly ticket: Ticket; readonly discarded?: Ticket }
  /** Along a local path: no action; any number of them in a row, once a round, also in the middle of a travel action. */
  | { readonly do: 'local'; readonly to: string }
  /** Until the next round. */
  | { readonly do: 'wait' };

/** What a step brings about. */
export interface Next {
  readonly step: Step;
  readonly after: TravellerState;
}

const withTicket = (tickets: Tickets, ticket: Ticket, by: number): Tickets => ({
  ...tickets,
  [ticket]: tickets[ticket] + by,
});
/** Any other step ends the movement along local paths. */
const withLocalEnded = (local: TravellerState['local']): TravellerState['local'] =>
  local === 'going' ? 'over' : local;
/** Tickets of both kinds. */
export const countOf = ({ train, ship }: Tickets): number => train + ship;

const travels = (board: Board, standing: TravellerState): readonly Next[] => {
  const { at, tickets, round } = standing;
  const local = withLocalEnded(standing.local);
  if (round.actions === 0 || round.hasTravelled) return [];
  const spent = { ...round, actions: round.actions - 1, hasTravelled: true };
  // Between two places by two paths the first serves: the action takes either.
  const places = new Map(
    board
      .neighboursOf(at)
      .toReversed()
      .map(({ to, by }) => [to, by]),
  );
  return [...places].map(([to, by]) => ({
    step: { do: 'travel', to, by },
    after: { at: to, tickets, round: spent, isRiding: true, local },
  }));
};

const rides = (board: Board, { at, tickets, round, isRiding, ...standing }: TravellerState): readonly Next[] => {
  if (!isRiding) return [];
  const local = withLocalEnded(standing.local);
  return TICKETS.filter((ticket) => tickets[ticket] > 0).flatMap((ticket) =>
    board
      .neighboursOf(at)
      .filter(({ by }) => by === ticket)
      .map(({ to }) => ({
        step: { do: 'ride', to, by: ticket },
        after: { at: to, tickets: withTicket(tickets, ticket, -1), round, isRiding: true, local },
      })),
  );
};

const preparations = (board: Board, { at, tickets, round, ...standing }: TravellerState): readonly Next[] => {
  if (round.actions === 0 || round.hasPrepared) return [];
  const spent = { ...round, actions: round.actions - 1, hasPrepared: true };
  return board.ticketsAt(at).flatMap((ticket): readonly Next[] => {
    const more = withTicket(tickets, ticket, 1);
    const prepared = { at, round: spent, isRiding: false, local: withLocalEnded(standing.local) };
    if (countOf(more) <= MOST_TICKETS)
      return [{ step: { do: 'prepare', ticket }, after: { ...prepared, tickets: more } }];
    // To discard what has just been taken would be to do nothing.
    return TICKETS.filter((other) => other !== ticket && more[other] > 0).map((discarded) => ({
      step: { do: 'prepare', ticket, discarded },
      after: { ...prepared, tickets: withTicket(more, discarded, -1) },
    }));
  });
};

const localMoves = (board: Board, standing: TravellerState): readonly Next[] =>
  standing.local === 'over'
    ? []
    : board
        .neighboursOf(standing.at)
        .filter(({ by }) => by === 'local')
        .map(({ to }) => ({ step: { do: 'local', to }, after: { ...standing, at: to, local: 'going' } }));

/** Everything that may come next. Preparing for travel is left out where it may not be done. */
export const nextOf = (board: Board, standing: TravellerState, mayPrepare: boolean): readonly Next[] => [
  ...travels(board, standing),
  ...rides(board, standing),
  ...(mayPrepare ? preparations(board, standing) : []),
  ...localMoves(board, standing),
  { step: { do: 'wait' }, after: { ...standing, round: WHOLE_ROUND, isRiding: false, local: 'to-come' } },
];

/** What a journey takes. */
export interface Cost {
  /** Rounds to the arrival, the present one included; 0 where the journey is none. */
  readonly rounds: number;
  readonly actions: number;
  /** Tickets spent on the way; a discarded one is not spent. */
  readonly tickets: number;
}

/** Where the steps lead, the beginning included. */
export const placesOf = (from: string, steps: readonly Step[]): readonly string[] => [
  from,
  ...steps.flatMap((step) => ('to' in step ? [step.to] : [])),
];
