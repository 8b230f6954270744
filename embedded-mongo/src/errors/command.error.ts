const CODE_NAMES: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  15: 'Overflow',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  171: 'CannotIndexParallelArrays',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  239: 'SnapshotTooOld',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
};

// A message quotes values, and a value may be as large as a document.
const MAX_MESSAGE_LENGTH = 4_000;

export type ErrorDetail = {
  readonly labels?: readonly string[];
  /** Further fields of the reply, such as `keyPattern` of a duplicate key. */
  readonly fields?: Readonly<Record<string, unknown>>;
};

/** An error reply, with MongoDB's `code`, `codeName` and `errmsg`. */
export class CommandError extends Error {
  readonly code: number;
  readonly labels: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: number, message: string, detail: ErrorDetail = {}) {
    super(message.slice(0, MAX_MESSAGE_LENGTH));
    this.name = 'CommandError';
    this.code = code;
    this.labels = detail.labels ?? [];
    this.fields = detail.fields ?? {};
  }

  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
  }
}

/** The error for a feature of MongoDB that this server does not implement. */
export function notSupported(what: string): CommandError {
  return new CommandError(238, `${what} is not supported by the embedded server`);
}
