/** What was sent without a known outcome: an application to an energy supplier, or an order to home telecom. */
export type UnsettledService = 'energy' | 'broadband';

/**
 * A change that something without a known outcome stands in the way of: it may have been lodged for what is about to
 * change. Never leaves the server: the settlement finds out what arrived, then the change is decided anew.
 */
export class UnsettledError extends Error {
  constructor(readonly service: UnsettledService) {
    super(`${service} is not settled yet`);
    this.name = 'UnsettledError';
  }
}
