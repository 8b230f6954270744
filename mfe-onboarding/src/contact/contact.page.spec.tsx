import { ApiError, enrolmentEndpoints, networkProblem } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aJourney, aJourneyWithHome, aWorld as aWorldAt } from '../testing/a-journey';

const aWorld = (journey = aJourneyWithHome()) => aWorldAt({ path: '/onboarding/contact', journey });

const setup = () => userEvent.setup({ delay: null });
const email = () => screen.findByLabelText('Email address');
const mobile = () => screen.getByLabelText('Mobile number');
const next = () => screen.getByRole('button', { name: 'Next' });
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the contact step', () => {
  it('prefills the contact details from the partner [ROUTE-24]', async () => {
    const { runtime } = aWorld();
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await email()).toHaveValue('sam.hartley@example.test');
    expect(mobile()).toHaveValue('07700900101');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How can we reach you?');
    await expectNoViolations(container);
  });

  it('saves both contacts in normal form, and continues with the code [ONB-03]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await user.clear(await email());
    await user.type(await email(), ' Sam@Example.test ');
    await user.clear(mobile());
    await user.type(mobile(), '+44 7700 900102{Enter}');

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/code', replace: false }]));
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/enrolment-auth/contact-details',
      input: { body: { emailAddress: 'sam@example.test', contactNumber: '07700900102' } },
    });
    expect(runtime.enrolment.get()?.emailAddress).toBe('sam@example.test');
  });

  it('requires both contacts [ONB-36, ONB-37]', async () => {
    const user = setup();
    const { runtime } = aWorld(aJourneyWithHome({ emailAddress: null, phoneNumber: null }));
    const { container } = renderWithRuntime(<Routes />, runtime);

    await email();
    await user.click(next());

    expect(summary()).toEqual([
      'Email address: We need your email to continue',
      'Mobile number: We need your number to continue',
    ]);
    expect(await email()).toHaveFocus();
    await expectNoViolations(container);
  });

  it('rejects an invalid address and an invalid number', async () => {
    const user = setup();
    const { runtime } = aWorld(aJourneyWithHome({ emailAddress: null, phoneNumber: null }));
    renderWithRuntime(<Routes />, runtime);

    await user.type(await email(), 'sam');
    await user.type(mobile(), '01234');
    await user.click(next());

    expect(summary()).toEqual([
      'Email address: Please enter a valid email address',
      'Mobile number: Please enter a valid UK mobile number without spaces, starting with 07',
    ]);
  });

  it('redirects to the address step while the address is missing [ONB-03]', async () => {
    const { runtime } = aWorld(aJourney());
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/address', replace: true }]));
  });

  it('keeps entered values across a reload, and shows that they are unsaved while offline', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(enrolmentEndpoints.saveContactDetails, () => {
      throw new ApiError(networkProblem);
    });
    const first = renderWithRuntime(<Routes />, runtime);
    await user.clear(await email());
    await user.type(await email(), 'new@example.test');
    await user.click(next());
    expect(await screen.findByText(/^It is not saved yet/)).toBeVisible();
    first.unmount();

    renderWithRuntime(<Routes />, runtime);
    expect(await email()).toHaveValue('new@example.test');
  });
});
