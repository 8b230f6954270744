import { callCodePath, otpEndpoints, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aJourneyWithHome, at, aWorld as aWorldAt, tokens, failWith } from '../testing/a-journey';

type Place = Partial<Parameters<typeof aWorldAt>[0]>;
const aWorld = (place: Place = {}) => aWorldAt({ path: '/onboarding/code', journey: aJourneyWithHome(), ...place });
type World = ReturnType<typeof aWorld>['runtime'];
const bothVerified = { emailAddressVerified: true, contactNumberVerified: true };

const setup = () => userEvent.setup({ delay: null });
const code = () => screen.findByLabelText('Your code');
const next = () => screen.getByRole('button', { name: 'Next' });
const requests = ({ recorded }: World) =>
  recorded.calls.filter(({ path }) => path === '/otp/request').map(({ input }) => input.body);

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the code step', () => {
  it('emails one code to an unverified contact [ROUTE-25, OTP-11]', async () => {
    const { runtime } = aWorld();
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByText(/We sent a 6-digit code to/)).toHaveTextContent(
      'We sent a 6-digit code to s•••@example.test. It works for 15 minutes.',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Verify it's you");
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(requests(runtime)).toEqual([{ channel: 0, contact: 'sam.hartley@example.test' }]);
    expect(screen.getByText('You can ask again in 30 seconds.')).toBeVisible();
    await expectNoViolations(container);
  });

  it('texts the code when the email is already verified [OTP-11]', async () => {
    const { runtime } = aWorld({
      journey: aJourneyWithHome({ verifyWith: 'sms', contact: '•••••••0101' }),
      enrolment: { emailAddressVerified: true },
    });
    renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByText(/We sent a 6-digit code to/)).toHaveTextContent('•••••••0101');
    expect(requests(runtime)).toEqual([{ channel: 1, contact: '07700900101' }]);
  });

  it('sends no second code when the page reloads during the wait', async () => {
    const { runtime } = aWorld();
    const first = renderWithRuntime(<Routes />, runtime);
    await screen.findByText(/We sent a 6-digit code to/);
    first.unmount();

    renderWithRuntime(<Routes />, runtime);
    expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible();
    expect(requests(runtime)).toHaveLength(1);
  });

  it.each([
    ['opens the next page for an agent', { agentName: 'Jordan Lee' }, ['/onboarding/confirm']],
    ['stays on the page for a mover', {}, []],
  ] as const)('%s when the customer enters the code on their phone', async (_, session, paths) => {
    const unverified = { emailAddressVerified: false };
    const { runtime } = aWorld({ enrolment: unverified, options: { session } });
    renderWithRuntime(<Routes />, runtime);
    await screen.findByText(/We sent a 6-digit code to/);
    await act(async () => runtime.enrolment.set(anEnrolment({ status: 10, emailAddressVerified: true })));
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual(paths);
  });

  it('sends a code through the other channel on request', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await screen.findByText(/We sent a 6-digit code to/);
    await user.click(screen.getByRole('button', { name: 'Send it to my mobile number instead' }));
    await waitFor(() =>
      expect(screen.getByText(/We sent a 6-digit code to/)).toHaveTextContent('We sent a 6-digit code to •••••••0101.'),
    );
    expect(requests(runtime)).toEqual([
      { channel: 0, contact: 'sam.hartley@example.test' },
      { channel: 1, contact: '07700900101' },
    ]);

    await user.click(screen.getByRole('button', { name: 'Send it to my email instead' }));
    expect(requests(runtime)).toHaveLength(2);

    await user.type(await code(), '482913');
    await user.click(next());
    expect(runtime.recorded.calls.find(({ path }) => path === '/otp/verify')?.input.body).toEqual({
      channel: 0,
      code: '482913',
    });
  });

  it('shows the API’s message when no code could be sent, and offers to request it again [OTP-21]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(otpEndpoints.request, failWith('TOO_MANY_REQUESTS'));
    renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByRole('alert')).toHaveTextContent(problem('TOO_MANY_REQUESTS').title);
    expect(screen.getByText('We could not send a code to s•••@example.test.')).toBeVisible();

    runtime.answer(otpEndpoints.request, () => undefined);
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible();
  });

  it('shows a general message when the API sends none [OTP-21]', async () => {
    const { runtime } = aWorld();
    runtime.answer(otpEndpoints.request, failWith({ ...problem('THIRD_PARTY'), title: '' }));
    renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('redirects to the contact step while the contact is missing [ONB-03]', async () => {
    const { runtime } = aWorld({ journey: aJourneyWithHome({ phoneNumber: null }) });
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/contact', replace: true }]));
  });
});

describe('the code page that an agent opens at any time of a call', () => {
  const committed = aJourneyWithHome({ committedAt: '2026-11-20T10:42:00Z' });
  const during = (place: Place = {}, session: object = { agentName: 'Jordan Lee' }) => {
    window.history.replaceState(null, '', callCodePath());
    return aWorld({ journey: committed, options: { session }, ...place });
  };

  it('works after the journey, and leads back to the page before it', async () => {
    const user = setup();
    const { runtime } = during();
    renderWithRuntime(<Routes />, runtime);
    await user.type(await code(), '482913');
    await user.click(next());
    await waitFor(() => expect(runtime.recorded.backs).toEqual(['/enrolment']));
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('leads back once, also if the verified contact arrives after the response', async () => {
    const user = setup();
    const { runtime } = during({ enrolment: { emailAddressVerified: false } });
    runtime.session.begin = async () => undefined;
    renderWithRuntime(<Routes />, runtime);
    await user.type(await code(), '482913');
    await user.click(next());
    await waitFor(() => expect(runtime.recorded.backs).toEqual(['/enrolment']));
    await act(async () => runtime.enrolment.set(anEnrolment({ emailAddressVerified: true, version: 9 })));
    expect(runtime.recorded.backs).toEqual(['/enrolment']);
  });

  it('leads back without a code', async () => {
    const user = setup();
    const { runtime } = during();
    renderWithRuntime(<Routes />, runtime);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/enrolment']);
  });

  it.each([
    ['mobile number', { emailAddress: null, contact: null }, { channel: 1, contact: '07700900101' }],
    ['email address', { phoneNumber: null }, { channel: 0, contact: 'sam.hartley@example.test' }],
  ])('sends the code to the only contact, a %s', async (_, contacts, request) => {
    const { runtime } = during({ journey: { ...committed, ...contacts } });
    renderWithRuntime(<Routes />, runtime);
    expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible();
    expect(requests(runtime)).toEqual([request]);
    expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull();
  });

  it('is the mover’s own step for a mover', async () => {
    const { runtime } = during({}, {});
    renderWithRuntime(<Routes />, runtime);
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
  });
});

describe('a code', () => {
  it.each(['', '12345', '1234567'])('rejects %j, which is not six digits [OTP-12]', async (typed) => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    if (typed !== '') await user.type(await code(), typed);
    await code();
    await user.click(next());

    expect(screen.getByRole('link', { name: 'Your code: We need your 6-digit code' })).toBeVisible();
    expect(runtime.recorded.calls.some(({ path }) => path === '/otp/verify')).toBe(false);
  });

  it('logs in and leads to the confirm screen when correct [ONB-12, OTP-05]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await user.type(await code(), '482 913{Enter}');

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/confirm', replace: true }]));
    expect(runtime.recorded.calls.find(({ path }) => path === '/otp/verify')?.input.body).toEqual({
      channel: 0,
      code: '482913',
    });
    expect(runtime.recorded.tokens).toEqual([tokens]);
    expect(JSON.stringify(runtime.storage.get('onboarding'))).not.toContain('482');
  });

  it('leads to the move when the brand’s onboarding journey is off [ONB-12, FLAG-02]', async () => {
    const user = setup();
    const { runtime } = aWorld({ options: { flags: { 'onboarding-journey': false } } });
    renderWithRuntime(<Routes />, runtime);

    await user.type(await code(), '482913{Enter}');

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
  });

  it('shows a wrong code as a field error [OTP-19]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(otpEndpoints.verify, failWith('INVALID_OTP'));
    const { container } = renderWithRuntime(<Routes />, runtime);

    await user.type(await code(), '111111{Enter}');

    expect(await screen.findByRole('link', { name: "Your code: We don't recognise this code" })).toBeVisible();
    expect(await code()).toHaveValue('111111');
    expect(runtime.recorded.navigations).toEqual([]);
    await expectNoViolations(container);
  });

  it('shows above the form that the code could not be checked [OTP-20]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(otpEndpoints.verify, failWith('UNEXPECTED'));
    renderWithRuntime(<Routes />, runtime);

    await user.type(await code(), '111111{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong verifying your code');
  });

  it('leads to the login when checking answers 401 [OTP-13]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(otpEndpoints.verify, failWith('UNAUTHENTICATED'));
    renderWithRuntime(<Routes />, runtime);

    await user.type(await code(), '111111{Enter}');

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/login', replace: true }]));
  });

  it('leads to the login when requesting a code answers 401 [OTP-13]', async () => {
    const { runtime } = aWorld();
    runtime.answer(otpEndpoints.request, failWith('UNAUTHENTICATED'));
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/login', replace: true }]));
  });
});

describe('when both contacts are verified', () => {
  it('skips to the confirm screen, which shows the reason once [ONB-09, ONB-10]', async () => {
    const { runtime } = aWorld({ enrolment: bothVerified });
    const { container } = renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/confirm', replace: true }]));
    expect(requests(runtime)).toEqual([]);

    act(() => runtime.currentStep.set(at('/onboarding/confirm')));
    const message = 'Verification has already been successfully performed';
    expect(await screen.findByText(message)).toBeVisible();
    await expectNoViolations(container);

    act(() => runtime.currentStep.set(at('/onboarding/contact')));
    act(() => runtime.currentStep.set(at('/onboarding/confirm')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('does not skip when the URL forces verification [ONB-11, ROUTE-25]', async () => {
    window.history.replaceState(null, '', '/onboarding/code?forceVerify=true');
    const { runtime } = aWorld({
      journey: aJourneyWithHome({ verifyWith: 'sms', contact: '•••••••0101' }),
      enrolment: bothVerified,
    });
    renderWithRuntime(<Routes />, runtime);

    expect(await code()).toBeVisible();
    expect(requests(runtime)).toEqual([{ channel: 1, contact: '07700900101' }]);
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('still verifies when only one contact is verified [ONB-09]', async () => {
    const { runtime } = aWorld({ enrolment: { emailAddressVerified: true } });
    renderWithRuntime(<Routes />, runtime);

    expect(await code()).toBeVisible();
    expect(runtime.recorded.navigations).toEqual([]);
  });
});
