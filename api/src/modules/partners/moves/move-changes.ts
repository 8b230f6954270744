import { Injectable } from '@nestjs/common';
import { services, type MoveStatus, type WebhookEventType } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { Transactions } from '../../../common/database/transactions.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { MoveEvent } from '../events/move-event.repository.js';
import { MoveEvents } from '../events/move-events.service.js';
import { type MoveFields, type PartnerMove, PartnerMoveRepository } from './partner-move.repository.js';

/** How often a change is repeated when another one came first. */
const maxAttempts = 5;

const endings = ['cancelled', 'objected', 'forgotten'] as const satisfies readonly MoveStatus[];
type Ending = (typeof endings)[number];

/** Whether a move will not change any more. */
export function hasEnded<Kind extends Pick<PartnerMove, 'status'>>(
  move: Kind,
): move is Kind & { readonly status: Ending } {
  return (endings as readonly MoveStatus[]).includes(move.status);
}

/** Throws MOVE_ENDED for a move that will not change any more. */
export function rejectEnded(move: Pick<PartnerMove, 'status'>): void {
  if (hasEnded(move)) throw new DomainError('MOVE_ENDED', { detail: move.status });
}

/** Throws MOVE_OPENED for a move that the mover has opened. */
export function rejectOpened({ status }: Pick<PartnerMove, 'status'>): void {
  if (status !== 'scheduled' && status !== 'invited') throw new DomainError('MOVE_OPENED');
}

/** The event of each status that has one. */
const eventOfStatus: Readonly<Partial<Record<MoveStatus, WebhookEventType>>> = {
  invited: 'move.invited',
  opened: 'move.opened',
  inProgress: 'move.opened',
  completed: 'move.completed',
  cancelled: 'move.cancelled',
  objected: 'move.objected',
  forgotten: 'move.forgotten',
};

/** Changes moves, and records the events of each change with it, so that neither is lost without the other. */
@Injectable()
export class MoveChanges {
  constructor(
    private readonly moves: PartnerMoveRepository,
    private readonly events: MoveEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies the change that `decide` returns; when another one comes first, `decide` runs again on the new move. `decide` throws to
   * reject, and returns null for no change. Returns the move as it is then.
   */
  async change(move: PartnerMove, decide: (current: PartnerMove) => MoveFields | null): Promise<PartnerMove> {
    let current: PartnerMove | null = move;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (current === null) throw new DomainError('NOT_FOUND');
      const fields = decide(current);
      if (fields === null) return current;
      const before: PartnerMove = current;
      const changed = await this.transactions.run(async () => {
        const after = await this.moves.change(before, fields);
        if (after) await this.events.record(eventsBetween(before, after, this.clock.now()));
        return after;
      });
      if (changed) return changed;
      current = await this.moves.byId(move.id);
    }
    throw new DomainError('CONFLICT');
  }

  /** Records the event of a move that is objected to from the start. */
  async recordFirst(move: PartnerMove): Promise<void> {
    const none = { ...move, status: 'scheduled', completedServices: [] } as const;
    await this.transactions.run(() => this.events.record(eventsBetween(none, move, this.clock.now())));
  }
}

/** The events between two states of a move, in their order. */
function eventsBetween(before: PartnerMove, after: PartnerMove, at: Date): readonly Omit<MoveEvent, 'id'>[] {
  const { id: moveId, partner, environment, reference } = after;
  const event = (type: WebhookEventType, service: MoveEvent['service'] = null) => ({
    moveId,
    partner,
    environment,
    reference,
    type,
    service,
    at,
  });
  const isOpened = after.status === 'inProgress' || after.status === 'completed';
  const completed = services.filter(
    (service) => after.completedServices.includes(service) && !before.completedServices.includes(service),
  );
  const ofStatus = before.status === after.status ? undefined : eventOfStatus[after.status];
  return [
    ...(isOpened && before.status !== after.status ? [event('move.opened')] : []),
    ...completed.map((service) => event('move.service_completed', service)),
    ...(ofStatus === undefined || (isOpened && ofStatus === 'move.opened') ? [] : [event(ofStatus)]),
  ];
}
