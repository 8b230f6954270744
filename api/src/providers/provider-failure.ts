/** A third party that gave no answer we can use. Transient ones may succeed when asked again. */
export class ProviderFailure extends Error {
  readonly isTransient: boolean;

  constructor(message: string, { isTransient, cause }: { isTransient: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isTransient = isTransient;
  }
}

/** A third party that understood and said no, with a code of its own. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`refused ${status}`);
  }
}
