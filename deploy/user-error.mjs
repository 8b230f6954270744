/** What the command ends with. */
export const exitCodes = {
  /** The build, the store or the registry stands against it. */
  refused: 1,
  /** The command was given wrongly. */
  usage: 2,
  /** The registry did not answer: it may or may not have done what was asked. */
  noAnswer: 3,
};

/** Something that a person can mend: shown as it is, without a stack. */
export class UserError extends Error {
  constructor(message, exitCode = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}
