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

/** Whether the result closes the form for good. */
export function isClosed(failure: Problem): boolean {
  return failure.result === accountIsLocked || failure.result === rightToBeForgotten;
}

/**
 * The problem with the message of its result, at the fields that do not match, else for the page. Other problems stay
 * as they are.
 */
export function validationProblem(failure: Problem, support: Support): Problem {
  if (failure.code !== 'DETAILS_NOT_CONFIRMED') return failure;
  const title = validationMessage(failure.result, support);
  const fields = failure.result === undefined ? undefined : fieldsOf[failure.result];
  if (!fields) return { ...failure, title };
  return { ...failure, title, errors: Object.fromEntries(fields.map((field) => [field, title])) };
}

/** The enrolment exists, but has no details to compare with. */
export const nothingToConfirm = problem('DETAILS_NOT_CONFIRMED', { result: validationResult.enrolmentWithTokenOnly });
