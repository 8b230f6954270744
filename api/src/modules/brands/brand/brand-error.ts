/** Why an operator's input is rejected. */
export interface BrandProblem {
  /** The wrong or missing setting; null for a problem of the whole brand. */
  readonly setting: string | null;
  readonly message: string;
}

/** The rejection of a command on a brand, with every problem at once, in plain English. */
export class BrandError extends Error {
  readonly problems: readonly BrandProblem[];

  constructor(problems: string | readonly BrandProblem[]) {
    const all = typeof problems === 'string' ? [{ setting: null, message: problems }] : problems;
    super(all.map(({ setting, message }) => (setting === null ? message : `${setting}: ${message}`)).join('; '));
    this.problems = all;
  }
}
