import { validationResult } from './account';
import { validationMessage } from './account.messages';

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

it.each(['Monday to Friday, 9am to 5pm', 'every day, 8am to 6pm'])(
  'names the hours of the brand to a mover whose account is locked: %s [VAL-08]',
  (hours) => {
    const support = { email: 'help@example.test', phone: '020 7946 0123', hours };
    expect(validationMessage(validationResult.accountIsLocked, support)).toBe(
      `Your account is locked, because the details did not match 3 times. For help, email help@example.test or call 020 7946 0123, ${hours}.`,
    );
  },
);
