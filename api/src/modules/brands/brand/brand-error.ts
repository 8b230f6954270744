/** A value that an operator has to correct. */
export interface BrandProblem {
  /** The setting with the value, or that is missing; null for a problem of the whole brand. */
  readonly setting: string | null;
  readonly message: string;
}

/** Why a brand is not stored: all wrong values at once, in plain English. */
export class BrandError extends Error {
  readonly problems: readonly BrandProblem[];

  constructor(problems: string | readonly BrandProblem[]) {
    const all = typeof problems === 'string' ? [{ setting: null, message: problems }] : problems;
    super(all.map(({ setting, message }) => (setting === null ? message : `${setting}: ${message}`)).join('; '));
    this.problems = all;
  }
}
