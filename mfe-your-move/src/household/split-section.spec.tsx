import {
  ApiError,
  householdEndpoints,
  networkProblem,
  problem,
  type Household,
  type HouseholdChange,
  type HouseholdSplit,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHousehold, answerHousehold, priya, sam, someCosts } from '../testing/household';
import { focusedStatus } from '../testing/household-page';
import { aVersionStream } from '../testing/order-stream';
import { HouseholdPage } from './household.page';

const user = userEvent.setup({ delay: null });

function renderSplit(household: Household = aHousehold()) {
  const runtime = createTestRuntime({ enrolment: anEnrolment() });
  answerHousehold(runtime, household);
  return renderWithRuntime(<HouseholdPage />, runtime);
}
type Rendered = ReturnType<typeof renderSplit>;

const section = async () => within(await screen.findByRole('region', { name: 'Split the costs' }));
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';
const rows = async () =>
  (await section())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)).join(' | '));
const box = (label: string) => screen.getByRole('textbox', { name: label });
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string) => {
  await user.clear(box(label));
  await user.type(box(label), text);
};
const saved = ({ runtime }: Rendered) =>
  runtime.recorded.calls.filter(({ method }) => method === 'PUT').map(({ input }) => input.body);

const byShare = (changes: Partial<HouseholdSplit> = {}): HouseholdSplit => ({
  kind: 'share',
  weights: [
    { personId: 'p1', weight: 50 },
    { personId: 'p2', weight: 30 },
    { personId: 'p3', weight: 20 },
  ],
  changedBy: 'p2',
  agreed: ['p2'],
  ...changes,
});

describe('a split', () => {
  it('is a bar, amounts and a table, whose rows and totals add up to the penny [ROOM-12, ROOM-13]', async () => {
    const { container } = renderSplit();
    const split = await section();
    expect(split.getByRole('heading', { level: 3 })).toHaveTextContent('About £213.99 a month, split three ways');
    expect(split.getByRole('img')).toHaveAccessibleName(
      'Split of £213.99 a month: Sam 40% £85.59; Priya 35% £74.91; Ben 25% £53.49',
    );
    const amounts = [...container.querySelectorAll('dl > div')].map(({ textContent }) => plain(textContent));
    expect(amounts).toEqual(['Sam 40%£85.59 a month', 'Priya 35%£74.91 a month', 'Ben 25%£53.49 a month']);
    expect(await rows()).toEqual([
      '£ a month | Sam | Priya | Ben | All',
      'ElectricityGlimmer£72.30 | 28.92 | 25.31 | 18.07 | 72.30',
      'GasFernway, aboutabout £68.70 | 27.48 | 24.05 | 17.17 | 68.70',
      'BroadbandBrightline£28.99 | 11.59 | 10.15 | 7.25 | 28.99',
      'WaterAnglian Water, aboutabout £44.00 | 17.60 | 15.40 | 11.00 | 44.00',
      'Council taxBedford Borough Council | Not known yet. Add your band',
      'Now£213.99 | 85.59 | 74.91 | 53.49 | 213.99',
      'From 01 Apr 2027£217.99 | 87.19 | 76.31 | 54.49 | 217.99',
    ]);
    expect(
      split.getByText(/Broadband is £32\.99 a month from 01.Apr.2027 and £36\.99 from 01.Apr.2028\./),
    ).toBeVisible();
    await expectNoViolations(container);
  });

  it('shows an estimate as "about" and an unknown amount as "Not known yet", never as £0 [ROOM-13]', async () => {
    const costs = someCosts.filter(({ service }) => service === 'gas' || service === 'councilTax');
    const { unmount } = renderSplit(aHousehold({ costs }));
    expect((await rows()).slice(1, 3)).toEqual([
      'GasFernway, aboutabout £68.70 | 27.48 | 24.05 | 17.17 | 68.70',
      'Council taxBedford Borough Council | Not known yet. Add your band',
    ]);
    expect((await section()).getByRole('heading', { level: 3 })).toHaveTextContent(/^About £68\.70/);
    unmount();
    renderSplit(aHousehold({ costs: costs.map((cost) => ({ ...cost, prices: null })) }));
    expect((await section()).getByRole('heading', { level: 3 })).toHaveTextContent('No price is known yet');
    expect((await section()).queryByText(/£0|0\.00/)).not.toBeInTheDocument();
  });

  it('is offered once someone has joined', async () => {
    renderSplit(aHousehold({ people: [sam], split: null }));
    const split = await section();
    expect(split.getByText(/^You can split the costs once someone has joined/)).toBeVisible();
    expect(split.queryByRole('radio')).not.toBeInTheDocument();
    expect((await rows())[1]).toBe('ElectricityGlimmer | 72.30');
  });

  it('begins with equal parts, which nothing has saved', async () => {
    const page = renderSplit(aHousehold({ split: null }));
    page.runtime.answer(householdEndpoints.changeSplit, () => aHousehold({ version: 8 }));
    expect(await screen.findByText(/^No one has saved a split yet\./)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^By person/ })).toBeChecked();
    await click('Save this split');
    expect(await screen.findByText('The split is saved.')).toBeVisible();
    expect(focusedStatus()).toBe('The split is saved.');
    expect(saved(page)).toEqual([{ version: 7, kind: 'person', weights: [] }]);
  });
});

describe('a change of the split', () => {
  it('shows equal parts until its values are valid, if no split is saved', async () => {
    renderSplit(aHousehold({ split: null }));
    await section();
    await user.click(screen.getByRole('radio', { name: /^By room/ }));
    expect(
      screen.getByText('These amounts are equal parts. Enter valid values for everyone to see yours.'),
    ).toBeVisible();
    expect((await section()).getByRole('img')).toHaveAccessibleName(/Sam 34%.*Priya 33%.*Ben 33%/);
  });

  it('is previewed, says beforehand whose agreement it clears, and is saved with its version [ROOM-14]', async () => {
    const page = renderSplit();
    page.runtime.answer(householdEndpoints.changeSplit, ({ body }) =>
      aHousehold({ version: 8, split: { ...body, changedBy: 'p1', agreed: ['p1'] } }),
    );
    await section();
    expect(screen.getByText('A change clears all agreements, and we ask everyone again.')).toBeVisible();
    await type("Ben's room in square metres", '16');
    expect(screen.getByText('This is your change. It is not saved yet.')).toBeVisible();
    expect(
      screen.getByText('If you save this change, the agreement of Priya is cleared, and we ask again.'),
    ).toBeVisible();
    expect((await rows()).at(-2)).toContain('Now£213.99');
    expect((await section()).getByRole('img')).toHaveAccessibleName(/Ben 35%/);
    await expectNoViolations(page.container);
    await click('Save this split');
    expect(await screen.findByText('You agreed to this split. Priya and Ben have not answered yet.')).toBeVisible();
    expect(saved(page)).toEqual([
      {
        version: 7,
        kind: 'room',
        weights: [
          { personId: 'p1', weight: 16 },
          { personId: 'p2', weight: 14 },
          { personId: 'p3', weight: 16 },
        ],
      },
    ]);
  });

  it('can be undone', async () => {
    renderSplit();
    await section();
    await type("Ben's room in square metres", '16');
    await click('Undo my changes');
    expect(box("Ben's room in square metres")).toHaveValue('10');
    expect(screen.queryByRole('button', { name: 'Save this split' })).not.toBeInTheDocument();
    expect(focusedStatus()).toBe('Your changes have been undone.');
  });

  it.each([
    ['', 'Enter the size of the room in square metres, from 1 to 200'],
    ['0', 'Enter the size of the room in square metres, from 1 to 200'],
    ['large', 'Enter the size of the room in square metres, from 1 to 200'],
  ])('to a room of %j is an error of its field, which gets the focus', async (text, message) => {
    const page = renderSplit();
    await section();
    await user.clear(box("Priya's room in square metres"));
    if (text) await user.type(box("Priya's room in square metres"), text);
    await click('Save this split');
    expect(box("Priya's room in square metres")).toHaveAccessibleDescription(new RegExp(message));
    expect(box("Priya's room in square metres")).toHaveFocus();
    expect(saved(page)).toEqual([]);
  });

  it('to shares needs 100 per cent together', async () => {
    const page = renderSplit();
    await section();
    await user.click(screen.getByRole('radio', { name: /^By share/ }));
    for (const [name, share] of [
      ['Sam', '50'],
      ['Priya', '30'],
      ['Ben', '10'],
    ] as const)
      await user.type(box(`${name}'s share in per cent`), share);
    await click('Save this split');
    expect(box("Sam's share in per cent")).toHaveAccessibleDescription(/add up to 90%/);
    expect(
      screen.getByText('These amounts are from the saved split. Enter valid values for everyone to see yours.'),
    ).toBeVisible();
    expect(saved(page)).toEqual([]);
  });

  it('that fails keeps the typed values', async () => {
    const page = renderSplit();
    page.runtime.answer(householdEndpoints.changeSplit, () => Promise.reject(new ApiError(networkProblem)));
    await section();
    await type("Ben's room in square metres", '12,5');
    await click('Save this split');
    expect(await screen.findByText(/^We could not reach our service\./)).toBeVisible();
    expect(box("Ben's room in square metres")).toHaveValue('12,5');
  });

  it('based on an older state shows the newer split, keeps the typed values, and can replace it [ROOM-11]', async () => {
    const page = renderSplit();
    page.runtime.answer(householdEndpoints.changeSplit, () => Promise.reject(new ApiError(problem('CONFLICT'))));
    await section();
    await type("Ben's room in square metres", '12');
    page.runtime.answer(householdEndpoints.read, () => aHousehold({ version: 9, split: byShare() }));
    await click('Save this split');
    const notice = await screen.findByText(/^Priya changed the split while you were typing\./);
    expect(notice).toHaveTextContent('It is now by share, Sam 50%, Priya 30% and Ben 20%.');
    expect(box("Ben's room in square metres")).toHaveValue('12');
    page.runtime.answer(householdEndpoints.changeSplit, () => aHousehold({ version: 10 }));
    await click('Save this split');
    expect(await screen.findByText('The split is saved.')).toBeVisible();
    expect(saved(page).map((body) => (body as { version: number }).version)).toEqual([7, 9]);
  });

  it('by someone else while values are typed is shown before the save [ROOM-11]', async () => {
    const page = renderSplit();
    const stream = aVersionStream<HouseholdChange>((open) => page.runtime.answer(householdEndpoints.changes, open));
    await section();
    await waitFor(() => expect(stream.opened()).toBe(1));
    // The first message is the state that the page has.
    await stream.announce(3);
    await type("Ben's room in square metres", '12');
    page.runtime.answer(householdEndpoints.read, () => aHousehold({ version: 9, split: byShare() }));
    await stream.announce(4);
    expect(await screen.findByText(/^Priya changed the split while you were typing\./)).toBeVisible();
    expect(box("Ben's room in square metres")).toHaveValue('12');
  });
});

describe('the agreements', () => {
  it('name who agreed and who has not, with a button for the mover who has not [ROOM-14]', async () => {
    const page = renderSplit(aHousehold({ split: byShare() }));
    page.runtime.answer(householdEndpoints.agreeToSplit, () =>
      aHousehold({ version: 8, split: byShare({ agreed: ['p1', 'p2'] }) }),
    );
    expect(await screen.findByText('Priya agreed to this split. Ben has not answered yet.')).toBeVisible();
    await click('Agree to this split');
    expect(await screen.findByText('You and Priya agreed to this split. Ben has not answered yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree to this split' })).not.toBeInTheDocument();
    expect(focusedStatus()).toBe('You and Priya agreed to this split. Ben has not answered yet.');
    expect(page.runtime.recorded.calls.at(-1)).toMatchObject({
      path: '/household/split/agreement',
      input: { body: { version: 7 } },
    });
  });

  it('show why one failed, also if it was given on another page meanwhile', async () => {
    const page = renderSplit(aHousehold({ split: byShare() }));
    page.runtime.answer(householdEndpoints.agreeToSplit, () => Promise.reject(new ApiError(problem('CONFLICT'))));
    await section();
    page.runtime.answer(householdEndpoints.read, () =>
      aHousehold({ version: 9, split: byShare({ changedBy: 'p1', agreed: ['p1'] }) }),
    );
    await click('Agree to this split');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Agree to this split' })).not.toBeInTheDocument();
  });

  it('of everyone are one sentence [ROOM-14]', async () => {
    renderSplit(aHousehold({ people: [sam, priya], split: byShare({ agreed: ['p1', 'p2'] }) }));
    expect(await screen.findByText('All of you agreed to this split.')).toBeVisible();
  });
});
