import type { Flags } from '../brand/brand';
import { NETWORK, unexpected } from './client-problems';
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
  if (status === 500) return unexpected.title;
  const variant = variantsByFlag[code]?.(flags);
  if (variant) return variant;
  return (withoutMessages.includes(code) ? '' : Object.values(errors ?? {}).join(' ')) || title;
}

/**
 * Returns the banner text of a problem. A 401 and a missing response use the problem's title. A 500 uses a fixed
 * sentence. A code with a variant for a flag uses that variant. Otherwise the messages in `errors` are joined with
 * spaces; without any, the title is used. [API-12 to API-15, API-17]
 */
export function generalMessage(problem: Problem, flags: Partial<Flags> = {}): string {
  const sentence = withoutTakenNames(sentenceOf(problem, flags));
  return sentence || problem.title;
}

/** Removes "Name … is already taken.,", a fragment about an account that means nothing to the mover. [API-19] */
export function withoutTakenNames(text: string): string {
  return text.replace(/Name .*? is already taken\.,\s*/g, '').trim();
}
