import { householdEndpoints, sessionEndpoints, type Household, type HouseholdChange } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aHousemateSession, anAccount, aPlan, asPriya } from '../testing/household';
import { click, failing, heading, household, join, openLink, region, token, user } from '../testing/join';
import { aVersionStream } from '../testing/order-stream';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';

describe("a housemate's view", () => {
  it('has people, names, split with prices and rises, plan and readings, and no controls of the mover [ROOM-07]', async () => {
    const { container } = openLink();
    await join();
    await screen.findByText('Brightline connects your home.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'People',
      'Who is named on each account',
      'Split the costs',
      'The plan, day by day',
      'Meter readings',
      'Your choices',
      'Leave this household',
    ]);
    const people = (await region('People')).getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(people).toEqual([
      'SSamSet up this move.',
      'PSPriya ShahYouSince 18 Nov 2026',
      'BOBen OkaforJoinedSince 19 Nov 2026',
    ]);
    expect(screen.getByText('£32.99 from 01 Apr 2027')).toBeVisible();
    const readings = await region('Meter readings');
    const textsOf = (role: string) => readings.getAllByRole(role).map(({ textContent }) => plain(textContent));
    expect([textsOf('term'), textsOf('definition')]).toEqual([
      ['Electricity, day rate', 'Electricity, night rate', 'Gas'],
      ['04213, read on 27 Nov 2026', '01770, read on 27 Nov 2026', '1189, read on 26 Nov 2026'],
    ]);
    expect(
      screen.queryByRole('button', { name: /^(Remove|Change who|Choose|Copy link|Share)/ }),
    ).not.toBeInTheDocument();
    expect(await household()).toHaveFocus();
    await expectNoViolations(container);
  });

  it("calls the API with the housemate's own session, and keeps the session of another move [ROOM-08]", async () => {
    const enrolment = anEnrolment({ moveInDate: '2026-12-24' });
    const { runtime, api } = openLink(`/join/${token}`, { enrolment });
    await join();
    await screen.findByText('Brightline connects your home.');
    expect(new Set(api.calls.map((call) => call.token))).toEqual(new Set(['housemate-access']));
    expect(runtime.recorded.tokens).toEqual([]);
    expect(runtime.recorded.logouts).toEqual([]);
    expect(runtime.enrolment.get()).toEqual(enrolment);
    expect(runtime.recorded.calls.map(({ path }) => path)).toEqual([
      '/household/join/open',
      '/household/join/code',
      '/household/join',
    ]);
  });

  it('renews an expired session once, and logs in again when that fails', async () => {
    const { api } = openLink();
    let isExpired = true;
    api.answer(householdEndpoints.plan, () => (isExpired ? failing('UNAUTHENTICATED')() : aPlan));
    api.answer(sessionEndpoints.token, () => {
      isExpired = false;
      return { ...aHousemateSession().session, access_token: 'renewed' };
    });
    await join();
    await screen.findByText('Brightline connects your home.');
    expect(api.calls).toContainEqual(expect.objectContaining({ path: '/api/v1/household/plan', token: 'renewed' }));
    api.answer(sessionEndpoints.token, failing('UNAUTHENTICATED'));
    api.answer(householdEndpoints.read, failing('UNAUTHENTICATED'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await heading('Log in to your household')).toBeVisible();
    expect(screen.getByText('Your visit has ended. Log in again to see your household.')).toBeVisible();
  });

  it('lets the housemate agree to be named, or decline [ROOM-10]', async () => {
    const { api } = openLink();
    await join();
    const broadband = anAccount('broadband', { supplier: 'Brightline', named: ['p1', 'p2'] });
    api.answer(householdEndpoints.answerNaming, () => asPriya({ version: 8, accounts: [broadband] }));
    const accounts = await region('Who is named on each account');
    expect(accounts.getByText('May we name you on broadband with Brightline?')).toBeVisible();
    expect(accounts.getByRole('button', { name: 'Do not name me on broadband' })).toBeVisible();
    await user.click(accounts.getByRole('button', { name: 'Agree to be named on broadband' }));
    expect(await accounts.findByText('Sam and Priya Shah')).toBeVisible();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        path: '/api/v1/household/accounts/broadband/answer',
        body: { version: 7, isAgreed: true },
      }),
    );
    expect(accounts.getByText('You agreed to be named on broadband.').parentElement).toHaveFocus();
    const declined = anAccount('broadband', { supplier: 'Brightline', named: ['p1'], declined: ['p2'] });
    api.answer(householdEndpoints.answerNaming, () => asPriya({ version: 9, accounts: [declined] }));
    await user.click(accounts.getByRole('button', { name: 'Do not name me any more on broadband' }));
    expect((await accounts.findByText('You declined to be named on broadband.')).parentElement).toHaveFocus();
    expect(accounts.getByText('Priya does not want to be named.')).toBeVisible();
    expect(accounts.queryByRole('button')).not.toBeInTheDocument();
  });

  it('explains that the mover has taken a question back [ROOM-10]', async () => {
    const { api } = openLink();
    await join();
    const broadband = anAccount('broadband', { supplier: 'Brightline', named: ['p1'] });
    api.answer(householdEndpoints.read, () => asPriya({ version: 8, accounts: [broadband] }));
    api.answer(householdEndpoints.answerNaming, failing('NOT_FOUND'));
    await click('Agree to be named on broadband');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Agree to be named on broadband' })).not.toBeInTheDocument();
  });

  it('lets the housemate agree to the split [ROOM-14]', async () => {
    const { api, runtime } = openLink();
    const agreed = asPriya();
    const { split } = agreed;
    runtime.answer(householdEndpoints.join, () => aHousemateSession({ split: split && { ...split, agreed: ['p1'] } }));
    api.answer(householdEndpoints.agreeToSplit, () => ({ ...agreed, version: 8 }));
    await join();
    expect(screen.getByText('Sam agreed to this split. Ben has not answered yet.')).toBeVisible();
    await click('Agree to this split');
    expect(await screen.findByText('You and Sam agreed to this split. Ben has not answered yet.')).toBeVisible();
    expect(api.calls).toContainEqual(
      expect.objectContaining({ path: '/api/v1/household/split/agreement', body: { version: 7 } }),
    );
  });

  it('saves the choice at once, and shows the stored one after a failure [ROOM-05]', async () => {
    const { api } = openLink();
    await join();
    const choice = () => screen.getByRole('checkbox', { name: 'Send me a message when there is a question for me' });
    api.answer(householdEndpoints.saveChoices, failing('UNEXPECTED'));
    await user.click(choice());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(choice()).not.toBeChecked();
    api.answer(householdEndpoints.saveChoices, () => asPriya({ version: 8, wantsMessages: true }));
    await user.click(choice());
    await waitFor(() => expect(choice()).toBeChecked());
    expect(api.calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { wantsMessages: true } }));
  });

  it('shows the choice that is stored after a second click while the first one is saved [ROOM-05]', async () => {
    const { api } = openLink();
    await join();
    const choice = screen.getByRole('checkbox', { name: 'Send me a message when there is a question for me' });
    let store: (household: Household) => void = () => undefined;
    api.answer(householdEndpoints.saveChoices, () => new Promise<Household>((resolve) => (store = resolve)));
    await user.click(choice);
    expect(choice).toHaveAttribute('aria-disabled', 'true');
    await user.click(choice);
    expect(choice).toBeChecked();
    await act(async () => store(asPriya({ version: 8, wantsMessages: true })));
    await waitFor(() => expect(choice).not.toHaveAttribute('aria-disabled'));
    expect(choice).toBeChecked();
    expect(choice).toHaveFocus();
    expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('has the newer plan after a change of the move that leaves the household the same [ROOM-07]', async () => {
    const { api } = openLink();
    const stream = aVersionStream<HouseholdChange>((open) => api.answer(householdEndpoints.changes, open));
    await join();
    await screen.findByText('Brightline connects your home.');
    await waitFor(() => expect(stream.opened()).toBe(1));
    await stream.announce(3);
    const [moveIn] = aPlan.entries;
    if (!moveIn) throw new Error('no entry');
    const later = { ...moveIn, date: '2026-12-04' };
    api.answer(householdEndpoints.plan, () => ({ moveInDate: '2026-12-04', entries: [later], later: [] }));
    await stream.announce(4);
    expect(await screen.findByText(/^04.Dec.2026$/)).toBeVisible();
    expect(screen.queryByText('Brightline connects your home.')).not.toBeInTheDocument();
  });

  it('shows that the plan did not load, and requests it again', async () => {
    const { api } = openLink();
    api.answer(householdEndpoints.plan, failing('UNEXPECTED'));
    await join();
    const plan = await region('The plan, day by day');
    await plan.findByRole('alert');
    api.answer(householdEndpoints.plan, () => aPlan);
    await user.click(plan.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Brightline connects your home.')).toBeVisible();
  });
});

describe('access that ends', () => {
  it('because the mover removes the housemate is announced on the open page, and nothing is left on it [ROOM-09]', async () => {
    const { api, container } = openLink();
    const stream = aVersionStream<HouseholdChange>((open) => api.answer(householdEndpoints.changes, open));
    await join();
    await waitFor(() => expect(stream.opened()).toBe(1));
    api.answer(householdEndpoints.read, failing('HOUSEHOLD_LEFT'));
    api.answer(householdEndpoints.changes, failing('HOUSEHOLD_LEFT'));
    await stream.end();
    expect(await heading('You are no longer in this household')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^You were removed, or you have left on another page\./);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(container).not.toHaveTextContent(/Sam|Ben|Brightline|£/);
    await expectNoViolations(container);
  });

  it('is noticed at the next change too [ROOM-09]', async () => {
    const { api } = openLink();
    await join();
    api.answer(householdEndpoints.read, failing('HOUSEHOLD_LEFT'));
    api.answer(householdEndpoints.saveChoices, failing('HOUSEHOLD_LEFT'));
    await user.click(screen.getByRole('checkbox', { name: /^Send me a message/ }));
    expect(await heading('You are no longer in this household')).toBeVisible();
  });

  it('because the housemate leaves, after one question [ROOM-09]', async () => {
    const { api, baseElement } = openLink();
    api.answer(householdEndpoints.leave, () => undefined);
    await join();
    await click('Leave the household');
    const question = within(await screen.findByRole('dialog', { name: 'Leave the household?' }));
    await expectNoViolations(baseElement);
    await user.click(question.getByRole('button', { name: 'Leave' }));
    expect(await heading('You are no longer in this household')).toBeVisible();
    expect(screen.getByText('You have left. You cannot see the household any more.')).toBeVisible();
    expect(api.calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/v1/household/leave' }));
  });
});

describe('the question before leaving', () => {
  it('has no failure of an earlier attempt', async () => {
    const { api } = openLink();
    api.answer(householdEndpoints.leave, failing('UNEXPECTED'));
    await join();
    const question = async () => within(await screen.findByRole('dialog', { name: 'Leave the household?' }));
    await click('Leave the household');
    await user.click((await question()).getByRole('button', { name: 'Leave' }));
    expect(await (await question()).findByRole('alert')).toBeVisible();
    await user.click((await question()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await click('Leave the household');
    expect((await question()).queryByRole('alert')).not.toBeInTheDocument();
  });
});
