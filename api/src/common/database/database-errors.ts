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
  'MongoServerClosedError',
  'MongoTopologyClosedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClearedError',
]);

/** The driver passes on some failures of its socket as they are. */
const socketErrors = new Set<unknown>(['EPIPE', 'ECONNRESET']);

/** Codes of a server that is not, or no longer, the primary, or that is shutting down. */
const stateChangeCodes = new Set<unknown>([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);

/** Whether an operation failed because the database cannot serve it now, not because the operation is wrong. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, code, cause, errorResponse } = error as Error & { code?: unknown; errorResponse?: unknown };
  return (
    connectionErrors.has(name) ||
    socketErrors.has(code) ||
    (name.startsWith('Mongo') && stateChangeCodes.has(code)) ||
    message.includes('buffering timed out') ||
    isDatabaseUnreachable(cause) ||
    // The failure of the connection inside a MongoBulkWriteError.
    isDatabaseUnreachable(errorResponse)
  );
}
