import type { Prefill } from '../embed/prefill';
import type { NewPrefillCode, RedeemPrefill } from '../embed/prefill.schema';
import { endpoint } from './endpoint';

/** Details of a mover that a partner's server sends ahead, and the partner's own enrolments. */
export const prefillEndpoints = {
  /**
   * The code works once, for ten minutes, in a frame of the brand on a page of the origin. NOT_FOUND for a brand that is not the
   * partner's, and for an enrolment that is not of this brand or that the partner has not created; VALIDATION for an origin that
   * the brand does not list or, for a move of a branch with a list, the branch.
   */
  newCode: endpoint<{ body: NewPrefillCode }, { readonly code: string; readonly expires_in: number }>({
    method: 'POST',
    path: '/prefill-codes',
    roles: [],
    key: 'partner',
    scope: 'launch',
    success: 201,
  }),
  /** INVALID_PREFILL_CODE for a code that is unknown, used, expired, or of another origin or brand. */
  redeem: endpoint<{ body: RedeemPrefill }, Prefill>({ method: 'POST', path: '/prefill', roles: ['app'] }),
};
