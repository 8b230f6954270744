const names = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClearedError',
]);

/** Whether a failure says that the database does not answer, not that we asked wrongly. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && (names.has(error.name) || error.message.includes('buffering timed out'));
}
