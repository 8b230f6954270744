import { ApiError, householdEndpoints, networkProblem, problem, type HouseholdChange } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHousehold, answerHousehold, priya, sam } from '../testing/household';
import { people, region, renderHousehold } from '../testing/household-page';
import { aVersionStream } from '../testing/order-stream';
import { HouseholdPage } from './household.page';

const user = userEvent.setup({ delay: null });

describe('the page', () => {
  it('has the card to invite after the people, before the accounts', async () => {
    renderHousehold();
    await region('Split the costs');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'People',
      'Invite someone',
      'Who is named on each account',
      'Split the costs',
    ]);
    expect(screen.getByRole('link', { name: 'Back to your move' })).toHaveAttribute('href', '/enrolment/your-move');
  });

  it('names the home before the household is loaded', async () => {
    const runtime = createTestRuntime({ enrolment: anEnrolment() });
    runtime.answer(householdEndpoints.read, () => new Promise(() => undefined));
    renderWithRuntime(<HouseholdPage />, runtime);
    expect(await screen.findByText(/^Share the plan, the accounts and the costs of 14 Castle Road with/)).toBeVisible();
  });

  it('shows changes by others while it is open [ROOM-09]', async () => {
    const page = renderHousehold();
    const stream = aVersionStream<HouseholdChange>((open) => page.runtime.answer(householdEndpoints.changes, open));
    await region('People');
    await waitFor(() => expect(stream.opened()).toBe(1));
    await stream.announce(7);
    page.runtime.answer(householdEndpoints.read, () => aHousehold({ version: 8, people: [sam, priya] }));
    await stream.announce(8);
    await waitFor(async () => expect(await people()).toHaveLength(2));
    page.unmount();
    expect(stream.closed()).toBe(1);
  });

  it('can be requested again if it does not load', async () => {
    const runtime = createTestRuntime({ enrolment: anEnrolment() });
    runtime.answer(householdEndpoints.read, () => Promise.reject(new ApiError(networkProblem)));
    const { container } = renderWithRuntime(<HouseholdPage />, runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    await expectNoViolations(container);
    answerHousehold(runtime, aHousehold());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await people()).toHaveLength(3);
  });

  it('explains that a mover without details has no household yet', async () => {
    const runtime = createTestRuntime({ enrolment: anEnrolment() });
    runtime.answer(householdEndpoints.read, () => Promise.reject(new ApiError(problem('DETAILS_MISSING'))));
    renderWithRuntime(<HouseholdPage />, runtime);
    expect(await screen.findByRole('heading', { name: 'Your details are missing' })).toBeVisible();
  });

  it('shows an agent none of it, and requests nothing', async () => {
    const { runtime, container } = renderHousehold(aHousehold(), { portal: 'telephony' });
    expect(screen.getByRole('heading', { name: 'Only the customer can open this page' })).toBeVisible();
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });
});
