import { expectAccessibleShell, pasteInto } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import type { FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { CodeLoginPage } from './code-login.page';

const loginCall = 'POST /api/v2/otp/login';
const requestCall = 'POST /api/v2/otp/request';

beforeEach(() => sessionStorage.clear());

const stored = () => JSON.parse(sessionStorage.getItem('hm.default.onboarding') ?? '{}') as unknown;

function open(answer: FakeAnswer = { body: undefined }) {
  return openPage(<CodeLoginPage />, { path: '/login', answers: { [loginCall]: answer, [requestCall]: answer } });
}

const send = () => screen.getByRole('button', { name: 'Send me a code' });

describe('step 1 of the code login', () => {
  it('shows Welcome back! and a field for an email address [ROUTE-10, OTP-01]', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back!');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
    expect(document.title).toBe('Welcome back! - Home Move');
    expect(screen.getByRole('link', { name: 'Log in with a password instead' })).toHaveAttribute('href', '/log-in');
    await expectAccessibleShell(container);
  });

  it('requests a code by channel 0, in a session that outlives it, and continues with step 2 [OTP-04]', async () => {
    const { api, user, navigation, extendSession } = open();
    await user.type(screen.getByLabelText('Email address'), 'Pat.Morgan@example.test');
    await user.click(send());
    expect(extendSession).toHaveBeenCalledTimes(1);
    expect(api.calls.at(-1)).toMatchObject({
      call: loginCall,
      token: 'app-1',
      body: '{"channel":0,"contact":"pat.morgan@example.test"}',
    });
    expect(navigation.path.get()).toBe('/login/code');
  });

  it('stores channel and contact alongside the journey’s drafts', async () => {
    sessionStorage.setItem('hm.default.onboarding', '{"personalDetails":{"firstName":"Pat"}}');
    const { user } = open();
    await pasteInto(user, screen.getByLabelText('Email address'), 'pat.morgan@example.test');
    await user.click(send());
    expect(stored()).toEqual({
      personalDetails: { firstName: 'Pat' },
      login: { channel: 'email', contact: 'pat.morgan@example.test', sentAt: Date.parse('2026-11-20T10:42:00Z') },
    });
  });

  it('accepts a mobile number instead, by channel 1, even from a visitor who has started another move [OTP-07, OTP-10]', async () => {
    sessionStorage.setItem('hm.default.anonymousUserToken', 'half-a-move');
    const { api, user, navigation, container } = open();
    await user.click(screen.getByRole('button', { name: 'Use my mobile number instead' }));
    expect(screen.queryByLabelText('Email address')).toBeNull();
    await expectAccessibleShell(container);
    await user.type(screen.getByLabelText('Mobile number'), '07700 900103');
    await user.click(send());
    expect(api.calls.at(-1)).toMatchObject({
      call: requestCall,
      token: 'app-1',
      body: '{"channel":1,"contact":"07700900103"}',
    });
    expect(navigation.path.get()).toBe('/login/code');
  });

  it('starts with the contact typed earlier', () => {
    sessionStorage.setItem('hm.default.onboarding', '{"login":{"channel":"sms","contact":"07700900103","sentAt":1}}');
    open();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('07700900103');
  });

  it.each(['{"login":7}', '{"login":{"channel":"pigeon","contact":"x"}}', '[]', 'not json'])(
    'starts empty when the stored login is %s',
    (kept) => {
      sessionStorage.setItem('hm.default.onboarding', kept);
      open();
      expect(screen.getByLabelText('Email address')).toHaveValue('');
    },
  );
});

describe('an invalid contact', () => {
  it.each([
    ['Email address', ' ', 'Please enter a valid email address'],
    ['Email address', 'pat.example.test', 'Please enter a valid email address'],
    ['Email address', `${'a'.repeat(90)}@example.test`, 'Value can not be more than 100 characters'],
    ['Mobile number', '01632 960103', 'Please enter a valid UK mobile number without spaces, starting with 07'],
  ])('is rejected by the usual rules: %s [OTP-03]', async (label, typed, sentence) => {
    const { api, user, container } = open();
    if (label === 'Mobile number')
      await user.click(screen.getByRole('button', { name: 'Use my mobile number instead' }));
    await user.type(screen.getByLabelText(label), typed);
    await user.click(send());
    expect(within(screen.getByRole('alert')).getByRole('link', { name: `${label}: ${sentence}` })).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`Error: ${sentence}`);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(document.title).toBe('Error: Welcome back! - Home Move');
    expect(api.calls).toEqual([]);
    await expectAccessibleShell(container);
  });

  it('leaves the summary after a switch to the other channel', async () => {
    const { user } = open();
    await user.click(send());
    await user.click(screen.getByRole('button', { name: 'Use my mobile number instead' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Welcome back! - Home Move');
  });
});

describe('a code that could not be sent', () => {
  it.each([
    ['email', 'Email address', 'pat@example.test', "That email doesn't look quite right"],
    ['number', 'Mobile number', '07700900199', "That number doesn't look quite right"],
  ])('is reported at the field when the %s is unknown [OTP-14, OTP-15]', async (_, label, typed, sentence) => {
    const { user } = open({ problem: 'NOT_FOUND' });
    if (label === 'Mobile number')
      await user.click(screen.getByRole('button', { name: 'Use my mobile number instead' }));
    await user.type(screen.getByLabelText(label), typed);
    await user.click(send());
    expect(await screen.findByRole('link', { name: `${label}: ${sentence}` })).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`Error: ${sentence}`);
    expect(screen.getByLabelText(label)).toHaveValue(typed);
    expect(stored()).toEqual({});
  });

  it('is reported with the other channel when email is down, and that channel works at once [OTP-16]', async () => {
    const { api, user, navigation, container } = open({ problem: 'THIRD_PARTY' });
    await pasteInto(user, screen.getByLabelText('Email address'), 'pat.morgan@example.test');
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Something went wrongWe cannot send emails right now. You can get your code by text message.',
    );
    expect(screen.getByLabelText('Email address')).toHaveValue('pat.morgan@example.test');
    await expectAccessibleShell(container);

    api.on(requestCall, { body: undefined });
    await user.click(within(alert).getByRole('button', { name: 'Use my mobile number instead' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText('Mobile number'), '07700900103');
    await user.click(send());
    expect(navigation.path.get()).toBe('/login/code');
  });

  it.each<[string, FakeAnswer, string]>([
    ['an unexpected failure', { problem: 'UNEXPECTED' }, 'Something went wrong'],
    [
      'too many attempts',
      { problem: 'TOO_MANY_REQUESTS' },
      'Something went wrongToo many tries. Please wait a moment and try again.',
    ],
    [
      'no connection',
      'offline',
      'We could not reach our service. What you entered is safe. Check your connection and try again.',
    ],
  ])('is reported and keeps the typed contact after %s [OTP-14, OTP-16]', async (_, answer, sentence) => {
    const { user, navigation } = open(answer);
    await pasteInto(user, screen.getByLabelText('Email address'), 'pat.morgan@example.test');
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getByLabelText('Email address')).toHaveValue('pat.morgan@example.test');
    expect(navigation.path.get()).toBe('/login');
  });
});
