import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someTokens, type FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { PhoneLinkPage } from './phone-link.page';

const sendCall = 'POST /api/v1/account/phone-link/code';
const verifyCall = 'POST /api/v2/otp/verify';
const byEmail = { channel: 'email', contactDetails: 's•••@example.test' };
const bySms = { channel: 'sms', contactDetails: '•••••••0101' };

beforeEach(() => sessionStorage.clear());

interface Answers {
  readonly contact?: typeof byEmail;
  readonly send?: FakeAnswer;
  readonly verify?: FakeAnswer;
}

function open({ contact = byEmail, send = { body: undefined }, verify = { body: someTokens(1) } }: Answers = {}) {
  const asks = { step: '/enrolment/moving-details', asks: 'code', ...contact };
  return openPage(<PhoneLinkPage />, {
    path: '/phone/a-token',
    answers: {
      'POST /api/v1/account/phone-link/asks': { body: asks },
      [sendCall]: send,
      [verifyCall]: verify,
      'GET /api/v1/enrolment-auth': { body: anEnrolment() },
    },
  });
}

const sendCode = () => screen.findByRole('button', { name: 'Send me a code' });
const box = () => screen.findByLabelText('Your code');

async function carryOnWith(user: UserEvent, code: string) {
  await user.click(await sendCode());
  await user.type(await box(), code);
  await user.click(screen.getByRole('button', { name: 'Carry on' }));
}

describe('a phone link without a known postcode', () => {
  it('shows where a code would go, and sends none before a click', async () => {
    const { api, container } = open();
    expect(await sendCode()).toBeVisible();
    expect(container).toHaveTextContent('We will email a code to s•••@example.test, so that we know it is you.');
    expect(api.calls.some(({ call }) => call === sendCall)).toBe(false);
    expect(document.title).toBe('Carry on with your move - Home Move');
    await expectAccessibleShell(container);
  });

  it('sends the code on a click, in a session that outlives it', async () => {
    const { api, user, extendSession, container } = open({ contact: bySms });
    expect(await screen.findByText(/We will text a code to •••••••0101/)).toBeVisible();
    await user.click(await sendCode());
    expect(await box()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(container).toHaveTextContent('We sent a 6-digit code to •••••••0101. It works for 15 minutes.');
    expect(extendSession).toHaveBeenCalledTimes(1);
    expect(api.calls.at(-1)).toEqual({ call: sendCall, token: 'app-1', body: '{"token":"a-token"}' });
    expect(document.title).toBe("Verify it's you - Home Move");
    await expectAccessibleShell(container);
  });

  it('continues at the step of the other device with the right code [OTP-05]', async () => {
    sessionStorage.setItem('hm.default.anonymousUserToken', 'half-a-move');
    const { api, user, navigation } = open({ contact: bySms });
    await carryOnWith(user, '482 913');
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment/moving-details'));
    expect(api.calls.find(({ call }) => call === verifyCall)).toMatchObject({
      token: 'app-1',
      body: '{"channel":1,"code":"482913"}',
    });
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
  });

  it('reports a wrong code at its field [OTP-19]', async () => {
    const { user, container } = open({ verify: { problem: 'INVALID_OTP' } });
    await carryOnWith(user, '482913');
    expect(await screen.findByRole('link', { name: "Your code: We don't recognise this code" })).toBeVisible();
    expect(await box()).toHaveAccessibleDescription("Error: We don't recognise this code");
    expect(await box()).toHaveValue('482913');
    await expectAccessibleShell(container);
  });

  it('shows that a code could not be checked [OTP-20]', async () => {
    const { user } = open({ verify: { problem: 'UNEXPECTED' } });
    await carryOnWith(user, '482913');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong verifying your code');
    expect(await box()).toHaveValue('482913');
  });

  it('leads to the login when the session that requested the code has ended [OTP-13]', async () => {
    const { user, navigation } = open({ verify: { problem: 'UNAUTHENTICATED' } });
    await carryOnWith(user, '482913');
    await waitFor(() => expect(navigation.path.get()).toBe('/login'));
  });

  it.each<[FakeAnswer, string]>([
    [
      { problem: 'THIRD_PARTY' },
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    ],
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
  ])('shows why no code was sent, and sends one on the next attempt: %j', async (answer, sentence) => {
    const { api, user, container } = open({ send: answer });
    await user.click(await sendCode());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await expectAccessibleShell(container);
    api.on(sendCall, { body: undefined });
    await user.click(await sendCode());
    expect(await box()).toBeVisible();
  });

  it('has expired when the link ran out before a code was requested', async () => {
    const { user } = open({ send: { problem: 'INVALID_LINK' } });
    await user.click(await sendCode());
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  });
});
