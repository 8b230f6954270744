import type { Flags } from '../brand/brand';
import { NETWORK } from './general-problems';
import { problemCatalogue, type Problem, type ProblemCode } from './problem-catalogue';

/** Codes whose own sentence is too general: `errors` has the messages. */
const fieldErrorCodes: readonly string[] = ['VALIDATION'] satisfies readonly ProblemCode[];

/** Known errors whose sentence depends on a feature flag; a missing flag counts as on. [API-15] */
const variantsByFlag: Partial<Record<ProblemCode, (flags: Partial<Flags>) => string | null>> = {
  GSP_NOT_FOUND: (flags) =>
    // Without manual entry there is nothing to enter "yourself".
    flags['manual-address'] === false
      ? "Unfortunately we weren't able to find enough details about your address. Please call us and we will add it with you."
      : null,
};

const isKnown = (code: Problem['code']): code is ProblemCode =>
  Object.hasOwn(problemCatalogue, code) && !fieldErrorCodes.includes(code);

function sentenceOf({ status, code, title, errors }: Problem, flags: Partial<Flags>): string {
  if (status === 401 || code === NETWORK) return title;
  if (status === 500) return problemCatalogue.UNEXPECTED.title;
  if (isKnown(code)) return variantsByFlag[code]?.(flags) ?? title;
  return Object.values(errors ?? {}).join(' ') || title;
}

/**
 * The banner text of a problem: for a 401 its message, without a response the client's text, for a 500 the fixed sentence,
 * for a known error its sentence in `problemCatalogue`, which may depend on a flag, and otherwise the values of `errors`
 * joined with spaces. [API-12 to API-15, API-17]
 */
export function generalMessage(problem: Problem, flags: Partial<Flags> = {}): string {
  const sentence = withoutTakenNames(sentenceOf(problem, flags));
  return sentence || problem.title;
}

/** Removes "Name … is already taken.,", a fragment about an account that means nothing to the mover. [API-19] */
export function withoutTakenNames(text: string): string {
  return text.replace(/Name .*? is already taken\.,\s*/g, '').trim();
}
