import type { Flags } from '../brand/brand';
import { generalProblems, NETWORK } from './general-problems';
import type { Problem, ProblemCode } from './problem-catalogue';

/** Codes whose `errors` hold stored values or names of fields instead of messages. */
const withoutMessages: readonly string[] = ['CONFLICT', 'DETAILS_MISSING'] satisfies readonly ProblemCode[];

/** Known errors whose sentence depends on a feature flag; a missing flag counts as on. [API-15] */
const variantsByFlag: Partial<Record<Problem['code'], (flags: Partial<Flags>) => string | null>> = {
  GSP_NOT_FOUND: (flags) =>
    // Without manual entry there is nothing to enter "yourself".
    flags['manual-address'] === false
      ? "Unfortunately we weren't able to find enough details about your address. Please call us and we will add it with you."
      : null,
};

function sentenceOf({ status, code, title, errors }: Problem, flags: Partial<Flags>): string {
  if (status === 401 || code === NETWORK) return title;
  if (status === 500) return generalProblems.UNEXPECTED.title;
  const variant = variantsByFlag[code]?.(flags);
  if (variant) return variant;
  return (withoutMessages.includes(code) ? '' : Object.values(errors ?? {}).join(' ')) || title;
}

/**
 * The banner text of a problem: for a 401 its message, without a response the client's text, for a 500 the fixed sentence,
 * for a known error the sentence that the API took from `problemCatalogue`, or its variant by a flag, and with messages in
 * `errors` these, joined with spaces. [API-12 to API-15, API-17]
 */
export function generalMessage(problem: Problem, flags: Partial<Flags> = {}): string {
  const sentence = withoutTakenNames(sentenceOf(problem, flags));
  return sentence || problem.title;
}

/** Removes "Name … is already taken.,", a fragment about an account that means nothing to the mover. [API-19] */
export function withoutTakenNames(text: string): string {
  return text.replace(/Name .*? is already taken\.,\s*/g, '').trim();
}
