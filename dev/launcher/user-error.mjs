/** An error that the user can fix: shown as its message only, without a stack. */
export class UserError extends Error {}

/** What to print of an error: the message of a UserError, everything of any other. */
export const printable = (error) => (error instanceof UserError ? error.message : error);
