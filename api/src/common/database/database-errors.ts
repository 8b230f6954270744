/** Whether a write failed because a unique index already holds the value. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}

const connectionErrors = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClearedError',
]);

/** Whether an operation failed because the database is unreachable, not because the operation is wrong. */
export function isDatabaseUnreachable(error: unknown): boolean {
  return error instanceof Error && (connectionErrors.has(error.name) || error.message.includes('buffering timed out'));
}
