import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell, pasteInto } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeAnswer, FakeCall } from '../../../testing/fake-api';
import { someTokens } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import type { ShellOptions } from '../../../testing/render-in-shell';
import { PasswordLoginPage } from './password-login.page';

const appTokens = { access_token: 'app-1', token_type: 'Bearer', expires_in: 1800, refresh_token: 'app-refresh-1' };
const tokenCall = 'POST /api/v1/token';
const forgottenCall = 'POST /api/v1/commclick/forgottenpassword';

beforeEach(() => sessionStorage.clear());

function open(login: FakeAnswer, options: ShellOptions = {}) {
  const shown = openPage(<PasswordLoginPage />, { path: '/log-in', ...options });
  const isLogin = ({ body }: FakeCall) => body?.includes('grant_type=password') ?? false;
  shown.api.on(tokenCall, (call) => (isLogin(call) ? login : { body: appTokens }));
  shown.api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
  return { ...shown, logins: () => shown.api.calls.filter(isLogin).map(({ body }) => body) };
}

async function logIn(user: UserEvent) {
  await pasteInto(user, screen.getByLabelText('Email address'), ' Pat.Morgan@example.test');
  await pasteInto(user, screen.getByLabelText('Password'), 'Moving1!');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

describe('the password login', () => {
  it('has fields for email and password [ROUTE-08]', async () => {
    const { container } = open({ body: someTokens(1) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(document.title).toBe('Log in - Home Move');
    await expectAccessibleShell(container);
  });

  it('posts a form with the password grant, stores the session and leads to the enrolment [SESS-22, SESS-27]', async () => {
    const { user, logins, navigation, runtime } = open({ body: someTokens(1) });
    await logIn(user);
    expect(logins()).toEqual(['grant_type=password&username=pat.morgan%40example.test&password=Moving1%21']);
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
    expect(runtime.session.get().loggedIn).toBe(true);
    expect(navigation.path.get()).toBe('/enrolment');
  });

  it('leads a mover without details to personal details', async () => {
    const { api, user, navigation } = open({ body: someTokens(1) });
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ status: 10 }) });
    await logIn(user);
    expect(navigation.path.get()).toBe('/pending/personal-details');
  });

  it('shows and hides the password [PWD-03]', async () => {
    const { user } = open({ body: someTokens(1) });
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('a login that fails', () => {
  it('requires an email address [OTP-03]', async () => {
    const { user, logins } = open({ body: someTokens(1) });
    await user.type(screen.getByLabelText('Password'), 'Moving1!');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Email address: Please enter a valid email address']);
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(logins()).toEqual([]);
  });

  it('applies the usual email rules, and requires a password [OTP-03]', async () => {
    const { user, logins, container } = open({ body: someTokens(1) });
    await user.type(screen.getByLabelText('Email address'), 'pat.example.test');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Email address: Please enter a valid email address',
      'Password: Mandatory',
    ]);
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(document.title).toBe('Error: Log in - Home Move');
    expect(logins()).toEqual([]);
    await expectAccessibleShell(container);

    await user.clear(screen.getByLabelText('Email address'));
    await user.type(screen.getByLabelText('Email address'), `${'a'.repeat(90)}@example.test`);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
      'Error: Value can not be more than 100 characters',
    );
  });

  it.each<[string, FakeAnswer, string]>([
    ['a wrong password', { problem: 'INVALID_CREDENTIALS' }, 'That email or password is not right'],
    ['too many attempts', { problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    [
      'no connection',
      'offline',
      'We could not reach our service. What you entered is safe. Check your connection and try again.',
    ],
  ])('after %s shows the reason and keeps the input', async (_, answer, sentence) => {
    const { user, navigation } = open(answer);
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Email address')).toHaveValue(' Pat.Morgan@example.test'.trim());
    expect(screen.getByLabelText('Password')).toHaveValue('Moving1!');
    expect(navigation.path.get()).toBe('/log-in');
    expect(sessionStorage.getItem('hm.default.userToken')).toBeNull();
  });
});

describe('the alternatives', () => {
  it('lead to a new password at once, and count the click without waiting for it [PWD-09]', async () => {
    const { api, user, navigation } = open({ body: someTokens(1) });
    api.on(forgottenCall, () => new Promise(() => undefined));
    await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
    expect(navigation.path.get()).toBe('/password-reset-request');
    expect(api.calls.map(({ call }) => call)).toContain(forgottenCall);
  });

  it('lead to a new password even when counting the click fails', async () => {
    const { api, user, navigation } = open({ body: someTokens(1) });
    api.on(forgottenCall, 'offline');
    await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
    expect(navigation.path.get()).toBe('/password-reset-request');
  });

  it('lead to the code login while its flag is on', () => {
    open({ body: someTokens(1) });
    expect(screen.getByRole('link', { name: 'Log in with a code instead' })).toHaveAttribute('href', '/login');
  });

  it('show no code login while its flag is off', () => {
    open({ body: someTokens(1) }, { flags: { 'otp-login': false } });
    expect(screen.queryByRole('link', { name: 'Log in with a code instead' })).toBeNull();
    expect(screen.getByRole('link', { name: 'No password? Get a link by email' })).toHaveAttribute('href', '/continue');
  });
});
