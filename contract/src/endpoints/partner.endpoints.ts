import type { Move, MoveList, TestMessages } from '../partner/move';
import type { MoveListQuery, NewMove, NewMoveChange, TestProgress } from '../partner/move.schema';
import { endpoint, type NoInput } from './endpoint';

type ByReference = { readonly params: { readonly reference: string } };

const partner = { version: 'partner/v1', roles: [], key: 'partner' } as const;
const reading = { ...partner, scope: 'moves:read' } as const;
const writing = { ...partner, scope: 'moves:write' } as const;

/** Moves that partners send by their own systems, below `/api/partner/v1`. */
export const partnerEndpoints = {
  /**
   * Prepares the move of a person, and sends the invitation or schedules it. Idempotent by the partner's reference. MOVE_EXISTS with
   * the fields that differ for a reference that was sent with other content; NOT_FOUND for a brand that is not the partner's;
   * BRAND_ARCHIVED.
   */
  createMove: endpoint<{ body: NewMove }, Move>({ ...writing, method: 'POST', path: '/moves', success: 201 }),
  /** Newest first, a page at a time. */
  moves: endpoint<{ query?: MoveListQuery }, MoveList>({ ...reading, method: 'GET', path: '/moves' }),
  /** NOT_FOUND for a reference that the partner has not sent in this environment. */
  move: endpoint<ByReference, Move>({ ...reading, method: 'GET', path: '/moves/:reference' }),
  /**
   * Replaces the given parts of a move. Once the mover has opened it, only `agreed` can change. MOVE_OPENED; MOVE_ENDED for a move that
   * was cancelled, objected to or forgotten.
   */
  changeMove: endpoint<ByReference & { body: NewMoveChange }, Move>({
    ...writing,
    method: 'PATCH',
    path: '/moves/:reference',
  }),
  /**
   * Cancels a move: its links stop working, and a mover who was invited is notified. Services that the mover has set up stay theirs.
   * Idempotent; MOVE_ENDED for a move that was objected to or forgotten.
   */
  cancelMove: endpoint<ByReference, Move>({ ...writing, method: 'DELETE', path: '/moves/:reference' }),
  /** Sends the invitation again. MOVE_OPENED, MOVE_ENDED, INVITATION_LIMIT when the person has had as many as they may get. */
  inviteAgain: endpoint<ByReference, Move>({ ...writing, method: 'POST', path: '/moves/:reference/invite' }),
  /** Gives a move of the test environment the progress that a mover would make. NOT_FOUND with a live key. */
  testProgress: endpoint<ByReference & { body: TestProgress }, Move>({
    ...writing,
    method: 'POST',
    path: '/test/moves/:reference/progress',
  }),
  /** What moves of the test environment would have sent. NOT_FOUND with a live key. */
  testMessages: endpoint<NoInput, TestMessages>({ ...reading, method: 'GET', path: '/test/messages' }),
};
