/** An answer other than success, in the shape that the vendor gives it. */
export class VendorError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`vendor answers ${status}`);
  }
}
