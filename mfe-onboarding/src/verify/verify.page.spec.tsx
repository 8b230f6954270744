import { networkProblem, otpEndpoints, problem, stepAt } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { tokens, failWith } from '../testing/a-journey';
import { aVerifyLink, confirm, confirmed, heading, next, postcode, tick } from '../testing/a-verify-link';

const codeSent = { result: 0, codeSentTo: { channel: 'email', contactDetails: 's•••@example.test' } } as const;
const converted = { result: 7, token: tokens } as const;

describe('a partner’s link', () => {
  it('starts with the postcode of the new home [ROUTE-23, ONB-01]', async () => {
    const { container, runtime } = renderWithRuntime(<Routes />, aVerifyLink());

    expect(await heading()).toHaveTextContent('Confirm your new postcode');
    expect(await postcode()).toHaveAttribute('autocomplete', 'postal-code');
    expect(tick()).not.toBeChecked();
    expect(screen.getByText('This link is for s•••@example.test.')).toBeVisible();
    expect(document.title).toBe('Confirm your new postcode - Home Move');
    expect(runtime.recorded.calls).toMatchObject([
      {
        method: 'GET',
        path: '/otp/channel-details',
        input: { query: { channel: 'email', token: 'demo-lettings' } },
      },
      { method: 'POST', path: '/invitation', input: { body: { token: 'demo-lettings' } } },
    ]);
    await expectNoViolations(container);
  });

  it('names the partner who gave us the details', async () => {
    renderWithRuntime(<Routes />, aVerifyLink({ brand: { urlRoute: 'oakwood', name: 'Oakwood Lettings' } }));
    expect(await screen.findByText(/^Oakwood Lettings gave us your details\./)).toBeVisible();
  });

  it('names no partner in our own brand', async () => {
    renderWithRuntime(<Routes />, aVerifyLink());
    expect(
      await screen.findByText(/^Your letting agent, landlord or housing provider gave us your details\./),
    ).toBeVisible();
  });

  it('is confirmed by the postcode in any notation, and leads to the address [ONB-03, ONB-04, OTP-06]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, aVerifyLink());

    await confirm(user);

    expect(runtime.recorded.calls.at(2)).toMatchObject({
      method: 'POST',
      path: '/otp/validate-postcode',
      input: { body: { channel: 0, postcode: 'MK40 2QT', token: 'demo-lettings' } },
    });
    expect(runtime.recorded.tokens).toEqual([tokens]);
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/address', replace: true }]));
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('leads to the move when the brand’s onboarding journey is off [FLAG-02]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(
      <Routes />,
      aVerifyLink({ flags: { 'onboarding-journey': false } }, anEnrolment()),
    );

    await confirm(user);

    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]);
  });

  it('leads to the missing details when the brand’s onboarding journey is off [FLAG-02]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, aVerifyLink({ flags: { 'onboarding-journey': false } }));

    await confirm(user);

    expect(runtime.recorded.navigations).toEqual([{ path: '/pending/personal-details', replace: true }]);
  });

  it('leads to the unpopulated details when the enrolment was converted [ONB-02, VAL-15]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink(
      {},
      anEnrolment({ status: 10, surname: null, emailAddress: null, isUnpopulated: true }),
    );
    runtime.answer(otpEndpoints.validatePostcode, () => converted);
    renderWithRuntime(<Routes />, runtime);

    await confirm(user);
    expect(runtime.recorded.tokens).toEqual([tokens]);
    expect(runtime.recorded.navigations).toEqual([{ path: '/pending/personal-details', replace: true }]);

    const details = stepAt('/pending/personal-details');
    act(() => runtime.currentStep.set(details && { ...details, path: '/pending/personal-details' }));
    expect(await heading()).toHaveTextContent("We couldn't find your details");
  });

  it('names no contact when the partner gave none', async () => {
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: '' }));
    renderWithRuntime(<Routes />, runtime);

    await postcode();
    expect(screen.queryByText(/This link is for/)).not.toBeInTheDocument();
  });

  it('offers to start with the mover’s own details', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, aVerifyLink());

    await user.click(await screen.findByRole('button', { name: 'Start with your own details' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/pending/personal-details', replace: false }]);
  });
});

describe('an error', () => {
  it('shows at the fields and in the summary, and nothing is sent [ONB-05, ONB-06]', async () => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = renderWithRuntime(<Routes />, aVerifyLink());

    await postcode();
    await user.click(next());

    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Postcode of your new home: We need your new postcode',
      'Confirmation: Required',
    ]);
    expect(await postcode()).toHaveFocus();
    expect(tick()).toHaveAccessibleDescription('Error: Required');
    expect(document.title).toBe('Error: Confirm your new postcode - Home Move');
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/otp/validate-postcode');
    await expectNoViolations(container);
  });

  it('shows for an invalid postcode [ONB-04]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, aVerifyLink());

    await confirm(user, 'MK40');

    expect(
      screen.getByRole('link', { name: "Postcode of your new home: We don't recognise this postcode" }),
    ).toBeVisible();
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/otp/validate-postcode');
  });

  it('shows at the postcode when it is not the one provided [OTP-17]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.validatePostcode, failWith(problem('INVALID_POSTCODE')));
    renderWithRuntime(<Routes />, runtime);

    await confirm(user);

    const message = "Sorry but that's not the postcode we were provided, please check and try again.";
    expect(await screen.findByRole('link', { name: `Postcode of your new home: ${message}` })).toBeVisible();
    expect(await postcode()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(await postcode()).toHaveFocus();
    expect(await postcode()).toHaveValue('mk402qt');
    expect(runtime.recorded.tokens).toEqual([]);
  });

  it.each([
    ['of too many tries', problem('TOO_MANY_REQUESTS')],
    ['of an unexpected failure', problem('UNEXPECTED', { incident: 'i-1' })],
  ])('shows above the form %s, and the next attempt succeeds [OTP-18]', async (_why, found) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.validatePostcode, failWith(found));
    renderWithRuntime(<Routes />, runtime);

    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong validating your postcode.');
    expect(tick()).toBeChecked();

    runtime.answer(otpEndpoints.validatePostcode, () => confirmed);
    await user.click(next());
    expect(runtime.recorded.navigations).toHaveLength(1);
  });

  it('shows an error for a lost connection, and keeps the entered postcode across a reload', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.validatePostcode, failWith(networkProblem));
    const { unmount } = renderWithRuntime(<Routes />, runtime);

    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    unmount();

    renderWithRuntime(<Routes />, aVerifyLink({ stored: { onboarding: runtime.storage.get('onboarding') } }));
    expect(await postcode()).toHaveValue('mk402qt');
  });

  it('explains a link whose details are unavailable', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.validatePostcode, failWith(problem('DETAILS_NOT_CONFIRMED', { result: 8 })));
    renderWithRuntime(<Routes />, runtime);

    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong$/);
  });
});

describe('when the mover has proven a contact before', () => {
  async function enter(user: ReturnType<typeof userEvent.setup>, code: string) {
    await user.type(await screen.findByLabelText('Your code'), code);
    await user.click(next());
  }

  it('requires the code that was sent to it after the postcode, and then continues', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.validatePostcode, () => codeSent);
    runtime.answer(otpEndpoints.verify, () => tokens);
    const { container } = renderWithRuntime(<Routes />, runtime);
    await confirm(user);
    expect(await screen.findByText('s•••@example.test')).toBeVisible();
    await expectNoViolations(container);
    expect(runtime.session.get().loggedIn).toBe(false);

    await enter(user, '123456');
    await waitFor(() => expect(runtime.recorded.navigations.at(-1)?.path).toMatch(/^\/onboarding\//));
    expect(runtime.recorded.calls).toContainEqual(
      expect.objectContaining({ path: '/otp/verify', input: { body: { channel: 0, code: '123456' } } }),
    );
  });

  it('opens nothing with a wrong code, and sends another one with the same postcode', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.validatePostcode, () => codeSent);
    runtime.answer(otpEndpoints.verify, failWith(problem('INVALID_OTP')));
    renderWithRuntime(<Routes />, runtime);
    await confirm(user);
    await enter(user, '000000');
    expect(await screen.findByText("We don't recognise this code")).toBeVisible();
    expect(runtime.recorded.navigations).toEqual([]);
  });
});
