import type { ValidationResult } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell, pasteInto } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someTokens, type FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { ConfirmDetailsPage } from './confirm-details.page';

const validateCall = 'PUT /api/v1/account/validate';
const refused = (result: ValidationResult): FakeAnswer => ({ problem: 'DETAILS_NOT_CONFIRMED', result });

beforeEach(() => sessionStorage.clear());

function open(answer: FakeAnswer, status: 10 | 20 = 20, query = '') {
  return openPage(<ConfirmDetailsPage />, {
    path: `/confirm-details/a-token${query}`,
    answers: { [validateCall]: answer, 'GET /api/v1/enrolment-auth': { body: anEnrolment({ status }) } },
  });
}

const surname = () => screen.getByLabelText('Surname');
const postcode = () => screen.getByLabelText('Postcode of your new home');
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

async function confirmAs(user: UserEvent, typed = ' Evans ', typedPostcode = 'cf103np') {
  await pasteInto(user, surname(), typed);
  await pasteInto(user, postcode(), typedPostcode);
  await user.click(confirm());
}

const wrongSurname =
  "Sorry but that's not the surname we were provided with. Please check your entry, ensuring you're entering just your surname.";
const wrongPostcode = "Sorry but that's not the postcode code we were provided please check and try again.";
const wrongBoth =
  "Sorry both your postcode and surname don't match the details we have been provided. Please check your entry and try again.";

describe('confirming details behind a link', () => {
  it('has fields for surname and postcode, and shows the token nowhere [ROUTE-07]', async () => {
    const { container } = open({ body: { result: 0, token: someTokens(1) } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm your details');
    expect(surname()).toHaveAttribute('autocomplete', 'family-name');
    expect(postcode()).toHaveAttribute('autocomplete', 'postal-code');
    expect(document.title).toBe('Confirm your details - Home Move');
    expect(container).not.toHaveTextContent('a-token');
    await expectAccessibleShell(container);
  });

  it('sends surname, postcode and token, stores result and session, and leads to the enrolment [VAL-02, VAL-03, SESS-21]', async () => {
    const { api, user, navigation } = open({ body: { result: 0, token: someTokens(1) } });
    await confirmAs(user);
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment'));
    const { body, token } = api.calls.find(({ call }) => call === validateCall) ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ surname: 'Evans', postcode: 'CF10 3NP', token: 'a-token' });
    expect(token).toBe('app-1');
    expect(sessionStorage.getItem('hm.default.validationStatus')).toBe('0');
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
  });

  it("leads to the journey that an agent's invite names, which leaves the address [TEL-08]", async () => {
    const query = '?journey=entertainment&commType=broadband-invite';
    const { user, navigation } = open({ body: { result: 0, token: someTokens(1) } }, 20, query);
    await waitFor(() => expect(window.location.search).toBe(''));
    await confirmAs(user);
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment/entertainment/broadband-list'));
  });

  it('leads to personal details while they are missing', async () => {
    const { user, navigation } = open({ body: { result: 0, token: someTokens(1) } }, 10);
    await confirmAs(user);
    await waitFor(() => expect(navigation.path.get()).toBe('/pending/personal-details'));
    expect(sessionStorage.getItem('hm.default.anonymousUserToken')).toBe('user-1');
  });

  it('treats result 7 as details not found [VAL-15]', async () => {
    const { user, navigation, feedback } = open({ body: { result: 7, token: someTokens(1) } }, 10);
    await confirmAs(user);
    await waitFor(() => expect(navigation.path.get()).toBe('/pending/personal-details'));
    expect(sessionStorage.getItem('hm.default.validationStatus')).toBe('7');
    await waitFor(() =>
      expect(feedback.get()).toEqual({
        kind: 'info',
        content: "We couldn't find your details. Please enter them here.",
      }),
    );
  });

  it('requires both fields and a valid postcode', async () => {
    const { api, user, container } = open({ body: { result: 0 } });
    await user.click(confirm());
    const lines = () => within(screen.getByRole('alert')).getAllByRole('link');
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      'Surname: Please enter your surname',
      'Postcode of your new home: Please tell me the postcode of your new home',
    ]);
    expect(surname()).toHaveFocus();
    expect(document.title).toBe('Error: Confirm your details - Home Move');
    await confirmAs(user, 'Evans', 'CF10');
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      "Postcode of your new home: We don't recognise this postcode",
    ]);
    expect(api.calls.map(({ call }) => call)).not.toContain(validateCall);
    await expectAccessibleShell(container);
  });
});

describe('details that do not match', () => {
  it.each<[string, ValidationResult, string, string | null, string | null]>([
    ['1 at the surname', 1, wrongSurname, wrongSurname, null],
    ['2 at the postcode', 2, wrongPostcode, null, wrongPostcode],
    ['3 at both', 3, wrongBoth, wrongBoth, wrongBoth],
  ])('show result %s [VAL-05] [VAL-06] [VAL-07]', async (_, result, sentence, atSurname, atPostcode) => {
    const { user, navigation, container } = open(refused(result));
    await confirmAs(user);
    expect((await screen.findAllByRole('link', { name: new RegExp(`: ${sentence}$`) }))[0]).toBeVisible();
    const described = (text: string | null) => (text === null ? '' : `Error: ${text}`);
    expect(surname()).toHaveAccessibleDescription(described(atSurname));
    expect(postcode()).toHaveAccessibleDescription(described(atPostcode));
    await waitFor(() => expect(atSurname === null ? postcode() : surname()).toHaveFocus());
    expect(surname()).toHaveValue(' Evans ');
    expect(navigation.path.get()).toBe('/confirm-details/a-token');
    await expectAccessibleShell(container);
  });

  it.each<[string, ValidationResult, RegExp]>([
    [
      '4, locked',
      4,
      /^Your account is locked, because the details did not match 3 times\. For help, email help@example\.test or call 020 7946 0123, Monday to Friday, 9am to 5pm\.$/,
    ],
    [
      '9, forgotten',
      9,
      /^The details of this account were removed, because you asked us to forget them\. To start again, email help@example\.test or call 020 7946 0123\.$/,
    ],
  ])('replace the form with support contacts after result %s [VAL-08, VAL-11]', async (_, result, sentence) => {
    const { user, container } = open(refused(result));
    await confirmAs(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.queryByLabelText('Surname')).toBeNull();
    expect(screen.getByRole('link', { name: 'help@example.test' })).toHaveAttribute('href', 'mailto:help@example.test');
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    await expectAccessibleShell(container);
  });

  it.each<[string, FakeAnswer, string]>([
    ['5', refused(5), 'Incorrect Token Error!'],
    ['8', { body: { result: 8 } }, 'Something went wrong'],
    ['10, unknown to this call', refused(10), 'Something went wrong'],
    ['none', { problem: 'DETAILS_NOT_CONFIRMED' }, 'Something went wrong'],
  ])('show result %s above the form [VAL-09, VAL-12]', async (_, answer, sentence) => {
    const { user } = open(answer);
    await confirmAs(user);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(surname()).toHaveValue(' Evans ');
    expect(sessionStorage.getItem('hm.default.validationStatus')).toBeNull();
  });

  it('show nothing for result 6, whose message is empty [VAL-10]', async () => {
    const { api, user } = open(refused(6));
    await confirmAs(user);
    await waitFor(() => expect(api.calls.some(({ call }) => call === validateCall)).toBe(true));
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(surname()).toHaveValue(' Evans ');
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
  ])('are kept when the call fails with %j', async (answer, sentence) => {
    const { user } = open(answer);
    await confirmAs(user);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(postcode()).toHaveValue('cf103np');
  });
});

describe('confirming the details of a move whose contact is proven', () => {
  const codeSent: FakeAnswer = {
    body: { result: 0, codeSentTo: { channel: 'email', contactDetails: 'j•••@example.test' } },
  };
  const verifyCall = 'POST /api/v2/otp/verify';
  function openOwned(verified: FakeAnswer) {
    return openPage(<ConfirmDetailsPage />, {
      path: '/confirm-details/a-token',
      answers: {
        [validateCall]: codeSent,
        [verifyCall]: verified,
        'GET /api/v1/enrolment-auth': { body: anEnrolment({ status: 20 }) },
      },
    });
  }
  async function enterCode(user: UserEvent) {
    await pasteInto(user, await screen.findByLabelText('Your code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  }

  it('opens nothing before the code that was sent is entered', async () => {
    const { api, user, navigation, container } = openOwned({ body: someTokens(1) });
    await confirmAs(user);
    expect(await screen.findByText('j•••@example.test')).toBeVisible();
    expect(sessionStorage.getItem('hm.default.userToken')).toBeNull();
    await expectAccessibleShell(container);
    await enterCode(user);
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment'));
    const { body, token } = api.calls.find(({ call }) => call === verifyCall) ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ channel: 0, code: '123456' });
    expect(token).toBe('app-1');
  });

  it('stays closed after a wrong code', async () => {
    const { user, navigation } = openOwned({ problem: 'INVALID_OTP' });
    await confirmAs(user);
    await enterCode(user);
    expect(await screen.findByText("We don't recognise this code")).toBeVisible();
    expect(navigation.path.get()).toBe('/confirm-details/a-token');
  });
});
