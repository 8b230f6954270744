/** The third party gave no usable response. A transient failure may succeed when retried. */
export class ProviderFailure extends Error {
  readonly isTransient: boolean;
  /** Whether the third party may have acted on the request, although its answer is missing or unreadable. */
  readonly mayHaveActed: boolean;

  constructor(
    message: string,
    {
      isTransient,
      mayHaveActed = false,
      cause,
    }: { readonly isTransient: boolean; readonly mayHaveActed?: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause });
    this.isTransient = isTransient;
    this.mayHaveActed = mayHaveActed;
  }
}

/** The third party rejected the call, with the vendor's error code. */
export class ProviderRejection extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`refused ${status}`);
  }
}

/** Nothing was sent, because the entry of the data passport could not be stored. Its cause is the database's error. */
export class UnrecordedDisclosure extends Error {
  constructor(cause: unknown) {
    super('not recorded', { cause });
  }
}
