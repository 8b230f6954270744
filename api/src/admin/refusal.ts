/** Something that the person at the terminal can mend: shown as its one line. */
export class Refusal extends Error {}
