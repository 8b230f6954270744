/** The third party gave no usable response. A transient failure may succeed when retried. */
export class ProviderFailure extends Error {
  readonly isTransient: boolean;

  constructor(message: string, { isTransient, cause }: { isTransient: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isTransient = isTransient;
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
