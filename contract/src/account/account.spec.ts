import { validationResult } from './account';

it('numbers the results of account validation from 0 to 10 [VAL-01]', () => {
  expect(validationResult).toEqual({
    success: 0,
    incorrectSurname: 1,
    incorrectPostcode: 2,
    incorrectSurnameAndPostcode: 3,
    accountIsLocked: 4,
    invalidToken: 5,
    error: 6,
    convertedToUnpopulatedJourney: 7,
    enrolmentWithTokenOnly: 8,
    rightToBeForgotten: 9,
    otpInvalid: 10,
  });
});
