import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someTokens, type FakeAnswer } from '../../../testing/fake-api';
import { renderInShell } from '../../../testing/render-in-shell';
import { LoginCodePage } from './login-code.page';

const verifyCall = 'POST /api/v2/otp/verify';
const requestCall = 'POST /api/v2/otp/request';
const now = Date.parse('2026-11-20T10:42:00Z');

/** Sent long enough ago that there is no countdown. */
const sentAt = now - 60_000;
const email = { channel: 'email', contact: 'sam.hartley@example.test', sentAt };
const justNow = { ...email, sentAt: now };
const sms = { channel: 'sms', contact: '07700900101', sentAt };
const stored = () => JSON.parse(sessionStorage.getItem('hm.default.onboarding') ?? '{}') as Record<string, unknown>;

let clock = () => new Date(now);

beforeEach(() => {
  sessionStorage.clear();
  clock = () => new Date(now);
});
afterEach(() => jest.useRealTimers());

function open(login: object | null = email, answer: FakeAnswer = { body: someTokens(1) }) {
  if (login)
    sessionStorage.setItem('hm.default.onboarding', JSON.stringify({ personalDetails: { firstName: 'Sam' }, login }));
  const user = userEvent.setup({ delay: null, advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const shown = renderInShell(<LoginCodePage />, { path: '/login/code', now: clock });
  shown.api.on(verifyCall, answer);
  shown.api.on(requestCall, { body: undefined });
  shown.api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
  return { ...shown, user };
}

const box = () => screen.getByLabelText('Your code');
const logIn = () => screen.getByRole('button', { name: 'Log In' });
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('step 2 of the code login', () => {
  it("shows Verify it's you, and masks the contact that the code was sent to [ROUTE-11, OTP-02]", async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Verify it's you");
    expect(container).toHaveTextContent('We sent a 6-digit code to s•••@example.test. It works for 15 minutes.');
    expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box()).toHaveAttribute('inputmode', 'numeric');
    expect(document.title).toBe("Verify it's you - Home Move");
    await expectAccessibleShell(container);
  });

  it('masks a number', () => {
    const { container } = open(sms);
    expect(container).toHaveTextContent('We sent a 6-digit code to •••••••0101.');
  });

  it.each([null, { channel: 'email', contact: '', sentAt: null }])(
    'leads to step 1 when no code was sent: %j',
    (login) => {
      const { navigation, container } = open(login);
      expect(navigation.path.get()).toBe('/login');
      expect(container).toBeEmptyDOMElement();
    },
  );

  it('accepts a code pasted with spaces, and logs in [OTP-05, SESS-22]', async () => {
    const { api, user, navigation, runtime } = open();
    await user.click(box());
    await user.paste(' 482 913 ');
    await user.click(logIn());
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment'));
    expect(api.calls.find(({ call }) => call === verifyCall)).toMatchObject({
      token: 'app-1',
      body: '{"channel":0,"code":"482913"}',
    });
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
    expect(runtime.session.get().loggedIn).toBe(true);
  });

  it('verifies a texted code by channel 1 with the app token, even alongside a half-started move', async () => {
    sessionStorage.setItem('hm.default.anonymousUserToken', 'half-a-move');
    const { api, user, navigation } = open(sms);
    await user.type(box(), '482913');
    await user.click(logIn());
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment'));
    expect(api.calls.find(({ call }) => call === verifyCall)).toMatchObject({
      token: 'app-1',
      body: '{"channel":1,"code":"482913"}',
    });
  });

  it('clears only the stored contact after the login; the code was never stored', async () => {
    const { user } = open();
    await user.type(box(), '482913');
    expect(sessionStorage.getItem('hm.default.onboarding')).not.toContain('482913');
    await user.click(logIn());
    await waitFor(() => expect(stored()).toEqual({ personalDetails: { firstName: 'Sam' } }));
  });

  it('leads back, and to the other channel', async () => {
    const { user, navigation } = open();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(navigation.path.get()).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Use my mobile number instead' }));
    expect(stored()['login']).toEqual({ channel: 'sms', contact: '', sentAt: null });
  });
});

describe('a wrong code', () => {
  it.each(['', '48291', '4829131', '48 29 1'])('is rejected unless it has 6 characters: %p [OTP-12]', async (typed) => {
    const { api, user } = open();
    if (typed !== '') await user.type(box(), typed);
    await user.click(logIn());
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('We need your 6-digit code');
    expect(box()).toHaveAccessibleDescription('Error: We need your 6-digit code');
    expect(box()).toHaveFocus();
    expect(document.title).toBe("Error: Verify it's you - Home Move");
    expect(api.calls).toEqual([]);
  });

  it('is reported at the field by the API [OTP-19]', async () => {
    const { user, navigation, container } = open(email, { problem: 'INVALID_OTP' });
    await user.type(box(), '482913');
    await user.click(logIn());
    expect(await screen.findByRole('link', { name: "Your code: We don't recognise this code" })).toBeVisible();
    expect(box()).toHaveAccessibleDescription("Error: We don't recognise this code");
    expect(box()).toHaveValue('482913');
    expect(navigation.path.get()).toBe('/login/code');
    await expectAccessibleShell(container);
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'UNEXPECTED' }, 'Something went wrong verifying your code'],
    [
      { problem: 'TOO_MANY_REQUESTS' },
      'Something went wrong verifying your codeToo many tries. Please wait a moment and try again.',
    ],
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
  ])('is reported above the form after %j [OTP-20]', async (answer, sentence) => {
    const { user } = open(email, answer);
    await user.type(box(), '482913');
    await user.click(logIn());
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(box()).toHaveValue('482913');
  });

  it('leads to the start of the login when the session has ended [OTP-13]', async () => {
    const { user, navigation } = open(email, { problem: 'UNAUTHENTICATED' });
    await user.type(box(), '482913');
    await user.click(logIn());
    await waitFor(() => expect(navigation.path.get()).toBe('/login'));
    expect(stored()).toEqual({ personalDetails: { firstName: 'Sam' } });
  });

  it('is sent once: when the move fails to load, the next attempt continues from there', async () => {
    const { api, user, navigation } = open();
    api.on('GET /api/v1/enrolment-auth', 'offline');
    await user.type(box(), '482913');
    await user.click(logIn());
    await screen.findByRole('alert');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    await user.click(logIn());
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment'));
    expect(api.calls.filter(({ call }) => call === verifyCall)).toHaveLength(1);
  });
});

describe('a further code', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now });
    clock = () => new Date();
  });

  it('can be requested after 30 seconds, counted down visibly and announced at start and end', async () => {
    const { container } = open(justNow);
    const status = () => screen.getAllByRole('status').map((element) => element.textContent);
    expect(screen.getByText('You can ask again in 30 seconds.')).toBeVisible();
    expect(status()).toContain('We sent a code. You can ask for another in 30 seconds.');
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();

    pass(29);
    expect(screen.getByText('You can ask again in 1 second.')).toBeVisible();
    expect(status()).toContain('We sent a code. You can ask for another in 30 seconds.');

    pass(1);
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
    expect(status()).toContain('You can ask for another code now.');
    jest.useRealTimers();
    await expectAccessibleShell(container);
  });

  it('has a wait that a reload does not restart', () => {
    open({ ...email, sentAt: now - 12_000 });
    expect(screen.getByText('You can ask again in 18 seconds.')).toBeVisible();
  });

  it('needs no wait when the last code is older', () => {
    open({ ...email, sentAt: now - 31_000 });
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  });

  it('is sent to the same contact by POST /otp/request, and the wait restarts [OTP-07]', async () => {
    const { api, user, extendSession } = open(justNow);
    pass(30);
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('You can ask again in 30 seconds.')).toBeVisible();
    expect(extendSession).toHaveBeenCalledTimes(1);
    expect(api.calls.at(-1)).toMatchObject({
      call: requestCall,
      token: 'app-1',
      body: '{"channel":0,"contact":"sam.hartley@example.test"}',
    });
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    [
      { problem: 'THIRD_PARTY' },
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    ],
  ])('shows the API’s message when it is not sent: %j [OTP-21]', async (answer, sentence) => {
    const { api, user } = open(justNow);
    api.on(requestCall, answer);
    pass(30);
    await user.type(box(), '482');
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(box()).toHaveValue('482');
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  });
});
