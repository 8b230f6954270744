/** Exit codes of the command. */
export const exitCodes = {
  /** The build, the store or the registry rejects it. */
  rejected: 1,
  /** Wrong usage of the command. */
  usage: 2,
  /** The registry did not answer: it may or may not have carried out the request. */
  noAnswer: 3,
};

/** An error that the user can fix: shown as its message only, without a stack. */
export class UserError extends Error {
  constructor(message, exitCode = exitCodes.rejected) {
    super(message);
    this.exitCode = exitCode;
  }
}
