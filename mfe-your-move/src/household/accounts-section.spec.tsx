import { ApiError, householdEndpoints, problem, type Household, type HouseholdChange } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHousehold, anAccount, answerHousehold } from '../testing/household';
import { aVersionStream } from '../testing/order-stream';
import { HouseholdPage } from './household.page';

const user = userEvent.setup({ delay: null });

function renderAccounts(household: Household = aHousehold()) {
  const runtime = createTestRuntime({ enrolment: anEnrolment() });
  answerHousehold(runtime, household);
  return renderWithRuntime(<HouseholdPage />, runtime);
}

const section = async () => within(await screen.findByRole('region', { name: 'Who is named on each account' }));
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');
const accounts = async () => (await section()).getAllByRole('listitem').map(({ textContent }) => plain(textContent));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const named = ({ runtime }: ReturnType<typeof renderAccounts>) =>
  runtime.recorded.calls.filter(({ method }) => method === 'PUT').map(({ input }) => input);

describe('the accounts', () => {
  it('are in fixed order, with the sentence on joint liability above [ROOM-10]', async () => {
    const { container } = renderAccounts();
    expect(await accounts()).toEqual([
      'ElectricityGlimmerSam HartleyChange who is named on electricity',
      'GasNot set up yetYou can name people once there is a supplier.',
      'BroadbandBrightlineSam HartleyWe asked Priya on 20 Nov 2026. Until Priya agrees, only Sam is named.Waiting for PriyaChange who is named on broadband',
      'Council taxBedford Borough CouncilAll adults in the homeThe law sets this, so you cannot change it.',
      'WaterAnglian WaterNo one yetTo doChoose who is named on water',
    ]);
    const liability = screen.getByText(
      'If two of you are named on an account, the supplier can ask each of you for the whole bill.',
    );
    const [first] = (await section()).getAllByRole('listitem');
    expect(liability.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectNoViolations(container);
  });

  it('name a housemate after the answer only, and show who declined [ROOM-10]', async () => {
    const broadband = anAccount('broadband', { supplier: 'Brightline', named: ['p1', 'p2'], declined: ['p3'] });
    renderAccounts(aHousehold({ accounts: [broadband] }));
    expect(await accounts()).toEqual([
      'BroadbandBrightlineSam Hartley and Priya ShahBen does not want to be named.Change who is named on broadband',
    ]);
  });

  it('have no way to change council tax [ROOM-10]', async () => {
    renderAccounts();
    await accounts();
    expect(screen.queryByRole('button', { name: /council tax/ })).not.toBeInTheDocument();
  });

  it('are changed in a dialog, where the mover stays named on an ordered one [ROOM-10]', async () => {
    const page = renderAccounts();
    const after = anAccount('electricity', {
      supplier: 'Glimmer',
      isOrdered: true,
      named: ['p1'],
      asked: [{ personId: 'p3', at: '2026-11-20T10:42:00.000Z' }],
    });
    page.runtime.answer(householdEndpoints.nameOnAccount, () => aHousehold({ version: 8, accounts: [after] }));
    await user.click((await section()).getByRole('button', { name: 'Change who is named on electricity' }));
    const form = await dialog('Who is named on electricity?');
    await expectNoViolations(page.baseElement);
    expect(form.getByRole('checkbox', { name: 'Sam Hartley' })).toBeDisabled();
    expect(form.getByText('You ordered it, so you stay named.')).toBeVisible();
    expect(form.getByRole('checkbox', { name: 'Priya Shah' })).not.toBeChecked();
    await user.click(form.getByRole('checkbox', { name: 'Ben Okafor' }));
    await user.click(form.getByRole('button', { name: 'Save names' }));
    await waitFor(async () => expect((await accounts())[0]).toContain('Waiting for Ben'));
    expect(named(page)).toEqual([
      { params: { account: 'electricity' }, body: { version: 7, personIds: ['p1', 'p3'] } },
    ]);
  });

  it('show in their dialog who declined, and let the mover ask again [ROOM-10]', async () => {
    const broadband = anAccount('broadband', { supplier: 'Brightline', named: ['p1'], declined: ['p2', 'p3'] });
    const page = renderAccounts(aHousehold({ accounts: [broadband] }));
    const after = anAccount('broadband', {
      supplier: 'Brightline',
      named: ['p1'],
      asked: [{ personId: 'p2', at: '2026-11-20T10:42:00.000Z' }],
      declined: ['p3'],
    });
    page.runtime.answer(householdEndpoints.nameOnAccount, () => aHousehold({ version: 8, accounts: [after] }));
    await user.click((await section()).getByRole('button', { name: 'Change who is named on broadband' }));
    const form = await dialog('Who is named on broadband?');
    const box = (name: string) => form.getByRole('checkbox', { name });
    expect(box('Sam Hartley')).not.toHaveAccessibleDescription();
    expect(box('Priya Shah')).not.toBeChecked();
    for (const name of ['Priya Shah', 'Ben Okafor'])
      expect(box(name)).toHaveAccessibleDescription('Does not want to be named. If you tick this, we ask again.');
    await user.click(box('Priya Shah'));
    await user.click(form.getByRole('button', { name: 'Save names' }));
    await waitFor(async () =>
      expect((await accounts())[0]).toContain('Waiting for PriyaBen does not want to be named.'),
    );
    expect(named(page)).toEqual([{ params: { account: 'broadband' }, body: { version: 7, personIds: ['p1', 'p2'] } }]);
  });

  it('show the newer names after a conflict, keep the choice, and save it on that basis [ROOM-11]', async () => {
    const page = renderAccounts();
    page.runtime.answer(householdEndpoints.nameOnAccount, () => Promise.reject(new ApiError(problem('CONFLICT'))));
    await user.click((await section()).getByRole('button', { name: 'Choose who is named on water' }));
    const form = await dialog('Who is named on water?');
    await user.click(form.getByRole('checkbox', { name: 'Ben Okafor' }));
    const newer = anAccount('water', {
      supplier: 'Anglian Water',
      asked: [{ personId: 'p2', at: '2026-11-20T10:42:00.000Z' }],
    });
    page.runtime.answer(householdEndpoints.read, () => aHousehold({ version: 9, accounts: [newer] }));
    await user.click(form.getByRole('button', { name: 'Save names' }));
    expect(
      await form.findByText('The household has changed. Now Priya Shah is chosen for this account.'),
    ).toBeVisible();
    expect(form.getByRole('checkbox', { name: 'Ben Okafor' })).toBeChecked();
    page.runtime.answer(householdEndpoints.nameOnAccount, () => aHousehold({ version: 10, accounts: [newer] }));
    await user.click(form.getByRole('button', { name: 'Save names' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(named(page).at(-1)).toEqual({ params: { account: 'water' }, body: { version: 9, personIds: ['p3'] } });
  });

  it('are saved on the basis of the opened dialog, also if newer names arrive while it is open [ROOM-11]', async () => {
    const page = renderAccounts();
    const stream = aVersionStream<HouseholdChange>((open) => page.runtime.answer(householdEndpoints.changes, open));
    await section();
    await waitFor(() => expect(stream.opened()).toBe(1));
    await stream.announce(3);
    await user.click((await section()).getByRole('button', { name: 'Choose who is named on water' }));
    const form = await dialog('Who is named on water?');
    await user.click(form.getByRole('checkbox', { name: 'Ben Okafor' }));
    const newer = anAccount('water', {
      supplier: 'Anglian Water',
      asked: [{ personId: 'p2', at: '2026-11-20T10:42:00.000Z' }],
    });
    page.runtime.answer(householdEndpoints.read, () => aHousehold({ version: 9, accounts: [newer] }));
    await stream.announce(4);
    await screen.findByText('Waiting for Priya');
    page.runtime.answer(householdEndpoints.nameOnAccount, ({ body }) =>
      body.version < 9 ? Promise.reject(new ApiError(problem('CONFLICT'))) : aHousehold({ version: 10 }),
    );
    await user.click(form.getByRole('button', { name: 'Save names' }));
    expect(
      await form.findByText('The household has changed. Now Priya Shah is chosen for this account.'),
    ).toBeVisible();
    expect(form.getByRole('checkbox', { name: 'Priya Shah' })).not.toBeChecked();
    await user.click(form.getByRole('button', { name: 'Save names' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(named(page).map(({ body }) => (body as { version: number }).version)).toEqual([7, 9]);
  });
});
