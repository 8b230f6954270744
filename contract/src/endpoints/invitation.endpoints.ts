import type { Invitation } from '../partner/invitation';
import type { Objection, ReadInvitation } from '../partner/invitation.schema';
import { endpoint } from './endpoint';

const anonymous = ['app'] as const;

/** The invitation that a partner has a mover sent, for a visitor who has its link. */
export const invitationEndpoints = {
  /** NOT_FOUND for a link that no partner's move has, and once the mover has opened the move. Changes nothing. */
  read: endpoint<{ body: ReadInvitation }, Invitation>({ method: 'POST', path: '/invitation', roles: anonymous }),
  /**
   * Erases everything about the person except a keyed hash of the contacts, which stops later invitations from every partner of the
   * brand. NOT_FOUND as above.
   */
  object: endpoint<{ body: Objection }, void>({
    method: 'POST',
    path: '/invitation/objection',
    roles: anonymous,
    success: 204,
  }),
};
