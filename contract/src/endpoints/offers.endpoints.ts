import type { Affiliate } from '../offers/affiliate';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Offers of companies that pay for their place. */
export const offersEndpoints = {
  /** In category order, without categories hidden by the brand. Never cached. [OFFER-04, OFFER-07, CONF-12] */
  affiliates: endpoint<NoInput, readonly Affiliate[]>({
    method: 'GET',
    path: '/affiliates-by-category',
    roles: enrolmentRoles,
  }),
  /** Counted by day and brand, without anything about the mover. NOT_FOUND for an affiliate that the brand does not show. */
  visit: endpoint<{ params: { id: string } }, void>({
    method: 'POST',
    path: '/affiliates/:id/visit',
    roles: enrolmentRoles,
    success: 204,
  }),
};
