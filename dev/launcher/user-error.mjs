/** Something that a person can mend: shown as its one line, without a stack. */
export class UserError extends Error {}
