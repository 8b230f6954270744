import type { Flags } from '../brand/brand';
import { NETWORK } from './general-problems';
import { problemCatalogue, type Problem, type ProblemCode } from './problem-catalogue';

/** Codes that say only that fields are wrong: what is wrong stands in `errors`. */
const fieldErrorCodes: readonly string[] = ['VALIDATION'] satisfies readonly ProblemCode[];

/** Known errors whose sentence goes by a feature flag; a flag that is not given is on. [API-15] */
const variants: Partial<Record<ProblemCode, (flags: Partial<Flags>) => string | null>> = {
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
  if (isKnown(code)) return variants[code]?.(flags) ?? title;
  return Object.values(errors ?? {}).join(' ') || title;
}

/**
 * What a banner says of a problem, in one sentence or a few: the message of a 401, the error's text where no answer came,
 * the fixed sentence of a 500, a known error's own words (`problemCatalogue`), which may go by a flag, and for everything
 * else the values of `errors`, joined with spaces. [API-12 to API-15, API-17]
 */
export function generalMessage(problem: Problem, flags: Partial<Flags> = {}): string {
  const sentence = withoutTakenNames(sentenceOf(problem, flags));
  return sentence || problem.title;
}

/** Enrolment errors without "Name … is already taken.,": a fragment about an account that means nothing to the mover. [API-19] */
export function withoutTakenNames(text: string): string {
  return text.replace(/Name .*? is already taken\.,\s*/g, '').trim();
}
