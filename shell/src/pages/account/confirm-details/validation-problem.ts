import {
  problem,
  validationMessage,
  validationResult,
  type Problem,
  type Support,
  type ValidationResult,
} from '@home-move/contract';

const { incorrectSurname, incorrectPostcode, incorrectSurnameAndPostcode, accountIsLocked, rightToBeForgotten } =
  validationResult;

const fieldsOf: Partial<Record<ValidationResult, readonly ('surname' | 'postcode')[]>> = {
  [incorrectSurname]: ['surname'],
  [incorrectPostcode]: ['postcode'],
  [incorrectSurnameAndPostcode]: ['surname', 'postcode'],
};

/** Results after which nothing that is typed helps. */
export function isClosed(found: Problem): boolean {
  return found.result === accountIsLocked || found.result === rightToBeForgotten;
}

/** A refusal in the words of its result: at the fields that do not match, else for the page. Others stay as they are. */
export function validationProblem(found: Problem, support: Support): Problem {
  if (found.code !== 'DETAILS_NOT_CONFIRMED') return found;
  const title = validationMessage(found.result, support);
  const fields = found.result === undefined ? undefined : fieldsOf[found.result];
  if (!fields) return { ...found, title };
  return { ...found, title, errors: Object.fromEntries(fields.map((field) => [field, title])) };
}

/** The enrolment was found, but nothing to confirm it by. */
export const nothingToConfirm = problem('DETAILS_NOT_CONFIRMED', { result: validationResult.enrolmentWithTokenOnly });
