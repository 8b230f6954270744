import { generalMessage, withoutTakenNames } from './general-message';
import { networkProblem } from './problem';
import { problem, type Problem } from './problem-catalogue';

describe('the general message', () => {
  it('of a 401 is its own message [API-12]', () => {
    expect(generalMessage(problem('INVALID_CREDENTIALS'))).toBe('That email or password is not right');
    expect(generalMessage({ ...problem('UNAUTHENTICATED'), title: 'Your visit has ended' })).toBe(
      'Your visit has ended',
    );
  });

  it('without a response is the error’s text [API-13]', () => {
    expect(generalMessage(networkProblem)).toBe(
      'We could not reach our service. What you entered is safe. Check your connection and try again.',
    );
  });

  it('of a 500 is the specified sentence, whatever the server sends [API-14, CALL-12]', () => {
    expect(generalMessage({ ...problem('UNEXPECTED'), title: 'TypeError: x is undefined' })).toBe(
      'Sorry we have encountered some difficulties. Please try again in a moment.',
    );
  });

  it.each<[Problem, string]>([
    [problem('QUOTE_EXPIRED'), 'These prices have changed. Please choose a plan again.'],
    [
      problem('THIRD_PARTY'),
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    ],
    [problem('TOO_MANY_REQUESTS'), 'Too many tries. Please wait a moment and try again.'],
  ])('of a known error is its sentence [API-15, CALL-13]', (known, sentence) => {
    expect(generalMessage(known)).toBe(sentence);
  });

  it.each([
    [
      true,
      "Unfortunately we weren't able to find enough details about your address. Please enter the rest of it yourself.",
    ],
    [
      false,
      "Unfortunately we weren't able to find enough details about your address. Please call us and we will add it with you.",
    ],
  ])('of a known error depends on a feature flag: manual entry %s [API-15]', (isOn, sentence) => {
    expect(generalMessage(problem('GSP_NOT_FOUND'), { 'manual-address': isOn })).toBe(sentence);
  });

  it('of a known error counts a missing flag as on', () => {
    expect(generalMessage(problem('GSP_NOT_FOUND'))).toBe(
      "Unfortunately we weren't able to find enough details about your address. Please enter the rest of it yourself.",
    );
  });

  it('of anything else is its values joined with spaces [API-15]', () => {
    const errors = { postcode: 'Please enter a valid postcode.', surname: 'Please enter your Surname.' };
    const joined = 'Please enter a valid postcode. Please enter your Surname.';
    expect(generalMessage(problem('VALIDATION', { errors }))).toBe(joined);
    // A code of a newer API.
    const newer = { ...problem('CONFLICT', { errors }), code: 'NEWER' as Problem['code'] };
    expect(generalMessage(newer)).toBe(joined);
  });

  it.each([
    ['CONFLICT', 'Something changed since you opened this page. Check it and try again.'],
    ['DETAILS_MISSING', 'Please give us your name and contact details first'],
  ] as const)('of %s is its sentence, because its values are no messages', (code, sentence) => {
    expect(generalMessage(problem(code, { errors: { firstName: 'Robyn' } }))).toBe(sentence);
  });

  it('without values is the title', () => {
    expect(generalMessage(problem('VALIDATION'))).toBe('Please check what you entered');
  });

  it('omits fragments about a taken name, and is the title when nothing else is left [API-19, CALL-15]', () => {
    const taken = (email: string) => problem('VALIDATION', { errors: { emailAddress: email } });
    expect(
      generalMessage(taken("Name sam.hartley@example.test is already taken., Email 'sam' is already taken.")),
    ).toBe("Email 'sam' is already taken.");
    expect(generalMessage(taken('Name sam is already taken.,'))).toBe('Please check what you entered');
  });
});

it.each([
  ['Name J. St. John is already taken.,Try another', 'Try another'],
  ['First. Name a is already taken., Second. Name b is already taken., Third.', 'First. Second. Third.'],
  ['Name your move', 'Name your move'],
])('%j without taken names is %j [API-19]', (text, rest) => {
  expect(withoutTakenNames(text)).toBe(rest);
});
