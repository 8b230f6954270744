/**
 * A change that an application without a known outcome stands in the way of: it may have been lodged for what is about
 * to change. Never leaves the server: the settlement finds out what arrived, then the change is decided anew.
 */
export class UnsettledError extends Error {
  constructor() {
    super('an application is not settled yet');
    this.name = 'UnsettledError';
  }
}
