import {
  ApiError,
  enrolmentEndpoints,
  noAnswer,
  onboardingEndpoints,
  otpEndpoints,
  problem,
  stepAt,
  type Enrolment,
  type Problem,
  type ValidationResult,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../root';
import { aJourney } from '../testing/a-journey';

const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 1800, refresh_token: 'r' } as const;
const confirmed = { result: 0, token: tokens } as const;
const converted = { result: 7, token: tokens } as const;
const path = '/onboarding/verify/demo-lettings';
const invited = anEnrolment({ status: 10, title: null, firstName: null, dateOfBirth: null, address: null });

/** The world behind the link of a mover whose details the partner sent. */
function aWorld(options: TestRuntimeOptions = {}, loaded: Enrolment = invited) {
  const step = stepAt(path);
  const runtime = createTestRuntime({ step: step && { ...step, path }, ...options });
  runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: 's•••@example.test' }));
  runtime.answer(otpEndpoints.validatePostcode, () => confirmed);
  runtime.answer(enrolmentEndpoints.mine, () => loaded);
  runtime.answer(onboardingEndpoints.journey, () => aJourney());
  return runtime;
}

const refusal = (found: Problem) => () => {
  throw new ApiError(found);
};
const heading = () => screen.findByRole('heading', { level: 1 });
const postcode = () => screen.findByLabelText('Postcode of your new home');
const tick = () => screen.getByRole('checkbox', { name: /I am moving to this postcode/ });
const next = () => screen.getByRole('button', { name: 'Next' });

async function confirm(user: ReturnType<typeof userEvent.setup>, typed = 'mk402qt') {
  await user.type(await postcode(), typed);
  await user.click(tick());
  await user.click(next());
}

describe('a partner’s link', () => {
  it('begins with the postcode of the new home [ROUTE-23, ONB-01]', async () => {
    const { container, runtime } = renderWithRuntime(<Root />, aWorld());

    expect(await heading()).toHaveTextContent('Confirm your new postcode');
    expect(await postcode()).toHaveAttribute('autocomplete', 'postal-code');
    expect(tick()).not.toBeChecked();
    expect(screen.getByText('This link is for s•••@example.test.')).toBeVisible();
    expect(document.title).toBe('Confirm your new postcode - Home Move');
    expect(runtime.seen.calls).toMatchObject([
      {
        method: 'GET',
        path: '/otp/channel-details',
        input: { query: { channel: 'email', token: 'demo-lettings' } },
      },
    ]);
    await expectNoViolations(container);
  });

  it('is confirmed by the postcode as people write it, and leads to the address [ONB-03, ONB-04, OTP-06]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Root />, aWorld());

    await confirm(user);

    expect(runtime.seen.calls[1]).toMatchObject({
      method: 'POST',
      path: '/otp/validate-postcode',
      input: { body: { channel: 0, postcode: 'MK40 2QT', token: 'demo-lettings' } },
    });
    expect(runtime.seen.tokens).toEqual([tokens]);
    await waitFor(() => expect(runtime.seen.navigations).toEqual([{ path: '/onboarding/address', replace: true }]));
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('leads on to the move where the brand has no onboarding journey [FLAG-02]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Root />, aWorld({ flags: { 'onboarding-journey': false } }, anEnrolment()));

    await confirm(user);

    expect(runtime.seen.navigations).toEqual([{ path: '/enrolment', replace: true }]);
  });

  it('leads to the details that are missing where the brand has no onboarding journey [FLAG-02]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Root />, aWorld({ flags: { 'onboarding-journey': false } }));

    await confirm(user);

    expect(runtime.seen.navigations).toEqual([{ path: '/pending/personal-details', replace: true }]);
  });

  it('leads to the unpopulated details when the move was converted [ONB-02, VAL-15]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({}, anEnrolment({ status: 10, surname: null, isUnpopulated: true }));
    runtime.answer(otpEndpoints.validatePostcode, () => converted);
    renderWithRuntime(<Root />, runtime);

    await confirm(user);
    expect(runtime.seen.tokens).toEqual([tokens]);
    expect(runtime.seen.navigations).toEqual([{ path: '/pending/personal-details', replace: true }]);

    const details = stepAt('/pending/personal-details');
    act(() => runtime.currentStep.set(details && { ...details, path: '/pending/personal-details' }));
    expect(await heading()).toHaveTextContent("We couldn't find your details");
  });

  it('names nobody where the partner gave no contact', async () => {
    const runtime = aWorld();
    runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: '' }));
    renderWithRuntime(<Root />, runtime);

    await postcode();
    expect(screen.queryByText(/This link is for/)).not.toBeInTheDocument();
  });

  it('can be left for details of one’s own', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Root />, aWorld());

    await user.click(await screen.findByRole('button', { name: 'Start with your own details' }));
    expect(runtime.seen.navigations).toEqual([{ path: '/pending/personal-details', replace: false }]);
  });
});

describe('what is missing or wrong', () => {
  it('is said at the boxes and in the summary, and nothing is called [ONB-05, ONB-06]', async () => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = renderWithRuntime(<Root />, aWorld());

    await postcode();
    await user.click(next());

    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['We need your new postcode', 'Required']);
    expect(await postcode()).toHaveFocus();
    expect(tick()).toHaveAccessibleDescription('Error: Required');
    expect(document.title).toBe('Error: Confirm your new postcode - Home Move');
    expect(runtime.seen.calls).toHaveLength(1);
    await expectNoViolations(container);
  });

  it('is said of a postcode that is none [ONB-04]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Root />, aWorld());

    await confirm(user, 'MK40');

    expect(screen.getByRole('link', { name: "We don't recognise this postcode" })).toBeVisible();
    expect(runtime.seen.calls).toHaveLength(1);
  });

  it('is said at the postcode when it is not the one that was provided [OTP-17]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(otpEndpoints.validatePostcode, refusal(problem('INVALID_POSTCODE')));
    renderWithRuntime(<Root />, runtime);

    await confirm(user);

    const words = "Sorry but that's not the postcode we were provided, please check and try again.";
    expect(await screen.findByRole('link', { name: words })).toBeVisible();
    expect(await postcode()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(await postcode()).toHaveFocus();
    expect(await postcode()).toHaveValue('mk402qt');
    expect(runtime.seen.tokens).toEqual([]);
  });

  it.each([
    ['of too many tries', problem('TOO_MANY_REQUESTS')],
    ['of an unexpected failure', problem('UNEXPECTED', { incident: 'i-1' })],
  ])('is said above the form %s, and the next try goes on [OTP-18]', async (_why, found) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(otpEndpoints.validatePostcode, refusal(found));
    renderWithRuntime(<Root />, runtime);

    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong validating your postcode.');
    expect(tick()).toBeChecked();

    runtime.answer(otpEndpoints.validatePostcode, () => confirmed);
    await user.click(next());
    expect(runtime.seen.navigations).toHaveLength(1);
  });

  it('is told of a lost connection, and what was typed outlives a reload', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(otpEndpoints.validatePostcode, refusal(noAnswer));
    const { unmount } = renderWithRuntime(<Root />, runtime);

    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    unmount();

    renderWithRuntime(<Root />, aWorld({ stored: { onboarding: runtime.storage.get('onboarding') } }));
    expect(await postcode()).toHaveValue('mk402qt');
  });

  it('says what is known of a link whose details nobody has', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(otpEndpoints.validatePostcode, refusal(problem('DETAILS_NOT_CONFIRMED', { result: 8 })));
    renderWithRuntime(<Root />, runtime);

    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong$/);
  });
});

describe('a link that opens no more', () => {
  it('says so, with the ways on and how to reach us', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(otpEndpoints.channelDetails, refusal(problem('INVALID_LINK')));
    const { container } = renderWithRuntime(<Root />, runtime);

    expect(await heading()).toHaveTextContent('This link does not work');
    const { email, phone } = runtime.brand.support;
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    await expectNoViolations(container);

    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.click(screen.getByRole('button', { name: 'Start with my own details' }));
    expect(runtime.seen.navigations.map((navigation) => navigation.path)).toEqual([
      '/login',
      '/pending/personal-details',
    ]);
  });

  it('leads to the password where the brand has no login by code', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({ flags: { 'otp-login': false } });
    runtime.answer(otpEndpoints.channelDetails, refusal(problem('INVALID_LINK')));
    renderWithRuntime(<Root />, runtime);

    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(runtime.seen.navigations).toEqual([{ path: '/log-in', replace: true }]);
  });

  it.each<[ValidationResult, string, RegExp, number]>([
    [4, 'Your account is locked', /locked.*did not match 3 times.*Monday to Friday, 9am to 5pm/, 0],
    [5, 'This link does not work', /^Incorrect Token Error!$/, 2],
    [9, 'Your details were removed', /removed, because you asked us to forget them/, 0],
  ])('takes the form away at result %i', async (result, title, message, ways) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(otpEndpoints.validatePostcode, refusal(problem('DETAILS_NOT_CONFIRMED', { result })));
    const { container } = renderWithRuntime(<Root />, runtime);

    await confirm(user);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByLabelText('Postcode of your new home')).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toHaveLength(ways);
    await expectNoViolations(container);
  });
});

describe('where a one-time-password call leads elsewhere', () => {
  it.each([
    ['a 401 to login [OTP-13]', problem('UNAUTHENTICATED'), '/login'],
    ['a journey that is over to log in [OTP-22]', problem('POSTCODE_VALIDATION_COMPLETED'), '/log-in'],
  ])('%s, when the link opens and when it is confirmed', async (_what, found, to) => {
    const onOpening = aWorld();
    onOpening.answer(otpEndpoints.channelDetails, refusal(found));
    const { unmount } = renderWithRuntime(<Root />, onOpening);
    await screen.findByText('Opening your link');
    expect(onOpening.seen.navigations).toEqual([{ path: to, replace: true }]);
    unmount();

    const user = userEvent.setup({ delay: null });
    const onConfirming = aWorld();
    onConfirming.answer(otpEndpoints.validatePostcode, refusal(found));
    renderWithRuntime(<Root />, onConfirming);
    await confirm(user);
    expect(onConfirming.seen.navigations).toEqual([{ path: to, replace: true }]);
  });
});

describe('while the link is looked up', () => {
  it('waits in words', async () => {
    const runtime = aWorld();
    runtime.answer(otpEndpoints.channelDetails, () => new Promise(() => undefined));
    const { container } = renderWithRuntime(<Root />, runtime);

    expect(await screen.findByText('Opening your link')).toBeVisible();
    await expectNoViolations(container);
  });

  it('says that we were not reached, and opens at the next try', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(otpEndpoints.channelDetails, refusal(noAnswer));
    const { container } = renderWithRuntime(<Root />, runtime);

    expect(await heading()).toHaveTextContent('Your link did not open');
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach our service.');
    await expectNoViolations(container);

    runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: 's•••@example.test' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await postcode()).toBeVisible();
  });
});
