import {
  ApiError,
  networkProblem,
  planEndpoints,
  problem,
  type Enrolment,
  type MovePlan,
  type PlanEntry,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordSavedFiles } from '../testing/saved-files';
import { MovePlanPage } from './move-plan.page';

const entry = (overrides: Partial<PlanEntry>): PlanEntry => ({
  id: 'move-in',
  date: '2026-11-27',
  title: 'Move in',
  text: 'From this day you pay the bills of the home.',
  state: 'to-do',
  action: null,
  ...overrides,
});
const entries = [
  entry({
    id: 'redirect-mail',
    date: '2026-11-20',
    title: 'Redirect your mail',
    text: 'Apply early.',
    action: { kind: 'link', url: 'https://post.example/redirect', label: 'Redirect your mail now' },
  }),
  entry({}),
  entry({
    id: 'meter-readings',
    title: 'Read the meters at your new home',
    text: 'Read each meter.',
    action: { kind: 'readings', label: 'Note your readings' },
  }),
  entry({ id: 'choose-energy', date: null, title: 'Energy is set up', text: 'You chose Glimmer.', state: 'done' }),
  entry({
    id: 'choose-broadband',
    date: null,
    title: 'Set up your broadband',
    text: 'Choose a package.',
    action: { kind: 'step', step: 'broadband-list', label: 'See broadband packages' },
  }),
  entry({
    id: 'smart-meter',
    date: null,
    title: 'A smart meter is fitted',
    text: 'Glimmer agrees the day with you.',
    state: 'waiting',
    action: { kind: 'phone', number: '0800 100 200', label: 'Call us on 0800 100 200' },
  }),
];
const aPlan = (overrides: Partial<MovePlan> = {}): MovePlan => ({
  moveInDate: '2026-11-27',
  entries,
  meterReadings: null,
  ...overrides,
});

function renderPlan(plan: MovePlan = aPlan(), options: TestRuntimeOptions = {}, facts: Partial<Enrolment> = {}) {
  const enrolment = anEnrolment(facts);
  const runtime = createTestRuntime({ enrolment, ...options });
  runtime.answer(planEndpoints.plan, () => plan);
  runtime.answer(planEndpoints.feedState, () => ({ isActive: false }));
  return renderWithRuntime(<MovePlanPage enrolment={enrolment} />, runtime);
}
const list = async (name: string) => within(await screen.findByRole('region', { name }));
const lines = async (name: string) => (await list(name)).getAllByRole('listitem').map((item) => item.textContent);
const failing = () => Promise.reject(new ApiError(networkProblem));

describe('the plan of a finished enrolment', () => {
  const closed = { closedAt: '2026-11-20T10:42:00Z' } as const;

  it('reports that it is finished, and offers nothing that would be rejected', async () => {
    const { container } = renderPlan(aPlan(), {}, closed);
    await list('Day by day');

    expect(screen.getByText('This enrolment has been finished. Call us if something has to change.')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Download as PDF',
      'Download calendar file',
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See broadband packages' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Redirect your mail now (opens in a new tab)' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('still lets the mover end the address of their calendar', async () => {
    const { runtime } = renderPlan(aPlan(), {}, closed);
    runtime.answer(planEndpoints.feedState, () => ({ isActive: true }));

    expect(await screen.findByRole('button', { name: 'End the address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a new address' })).not.toBeInTheDocument();
  });
});

describe('the move plan', () => {
  it('lists what has a day, then what has none, each with its state and text', async () => {
    const { container } = renderPlan();

    expect(await lines('Day by day')).toEqual([
      expect.stringMatching(/^20\sNov\s2026Redirect your mail Apply early\.To do/),
      expect.stringMatching(/^27\sNov\s2026Move in From this day you pay the bills of the home\.To do$/),
      expect.stringMatching(/^27\sNov\s2026Read the meters at your new home/),
    ]);
    expect(await lines('No date yet')).toEqual([
      'Energy is set up You chose Glimmer.Done',
      'Set up your broadband Choose a package.To doSee broadband packages',
      'A smart meter is fitted Glimmer agrees the day with you.WaitingCall us on 0800 100 200',
    ]);
    expect(screen.getByText(/^You move in on 27\sNov\s2026\./)).toBeVisible();
    expect(document.title).toBe('Your move plan - Home Move');
    await expectNoViolations(container);
  });

  it('leads to where the mover acts', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    const undated = await list('No date yet');

    expect(screen.getByRole('link', { name: /^Redirect your mail now/ })).toHaveAttribute(
      'href',
      'https://post.example/redirect',
    );
    expect(undated.getByRole('link', { name: 'Call us on 0800 100 200' })).toHaveAttribute('href', 'tel:0800100200');
    await user.click(undated.getByRole('link', { name: 'See broadband packages' }));
    await user.click(screen.getByRole('link', { name: 'Back to your summary' }));
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/entertainment/broadband-list',
      '/enrolment/confirmation',
    ]);
    await user.click(screen.getByRole('button', { name: 'Note your readings' }));
    expect(screen.getByRole('heading', { name: 'Your meter readings' })).toHaveFocus();
  });

  it('explains that days follow once the move-in date is known', async () => {
    renderPlan(aPlan({ moveInDate: null, entries: [entry({ date: null, title: 'Give us your move-in date' })] }));

    expect(await screen.findByText(/^This is what you have to do\. The days follow/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Day by day' })).not.toBeInTheDocument();
  });

  it('has no landlord move in', async () => {
    renderPlan(aPlan(), {}, { residentialStatus: 203 });

    expect(await screen.findByText(/^You take over the home on 27\sNov\s2026\./)).toBeVisible();
  });

  it('shows that nothing is in it yet', async () => {
    const { container } = renderPlan(aPlan({ entries: [] }));

    expect(await screen.findByRole('heading', { name: 'There is nothing in your plan yet' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('can be requested again when it did not load, as offline', async () => {
    const user = userEvent.setup();
    const enrolment = anEnrolment();
    const runtime = createTestRuntime({ enrolment });
    runtime.answer(planEndpoints.plan, failing);
    const { container } = renderWithRuntime(<MovePlanPage enrolment={enrolment} />, runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(screen.queryByRole('button', { name: 'Save readings' })).not.toBeInTheDocument();
    await expectNoViolations(container);

    runtime.answer(planEndpoints.plan, () => aPlan());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines('Day by day')).toHaveLength(3);
  });
});

describe('the files of the plan', () => {
  const saved = recordSavedFiles();

  it.each([
    ['Download as PDF', planEndpoints.document, 'move-plan.pdf', 'Your PDF is downloaded.'],
    ['Download calendar file', planEndpoints.calendar, 'move-plan.ics', 'Your calendar file is downloaded.'],
  ] as const)('%s saves it, after a failure too', async (name, endpoint, fileName, ready) => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    const file = new Blob(['content']);
    runtime.answer(endpoint, failing);
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(saved).toEqual([]);

    runtime.answer(endpoint, () => file);
    await user.click(button);
    expect(await screen.findByText(ready)).toBeVisible();
    expect(saved).toEqual([{ name: fileName, file }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the calendar to subscribe to', () => {
  const feed = { webcalUrl: 'webcal://portal.example/calendar/a.ics', url: 'https://portal.example/calendar/a.ics' };

  it('gets its address on request, to open and to copy, and another one that ends it', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPlan();
    runtime.answer(planEndpoints.createFeed, () => feed);
    await user.click(await screen.findByRole('button', { name: 'Create calendar address' }));

    const open = await screen.findByRole('link', { name: 'Open in your calendar app' });
    expect(open).toHaveAttribute('href', feed.webcalUrl);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText(/^Copied\./)).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(feed.url);
    expect(screen.getByText('If you created an address before, it stops working.')).toBeVisible();
    await expectNoViolations(container);

    const url = 'https://portal.example/calendar/b.ics';
    runtime.answer(planEndpoints.createFeed, () => ({ ...feed, url }));
    await user.click(screen.getByRole('button', { name: 'Create a new address' }));
    expect(await screen.findByText(url)).toBeVisible();
    expect(screen.queryByText(feed.url)).not.toBeInTheDocument();
  });

  it('is ended after a question, with the keyboard alone', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPlan();
    runtime.answer(planEndpoints.feedState, () => ({ isActive: true }));
    runtime.answer(planEndpoints.endFeed, failing);
    const end = await screen.findByRole('button', { name: 'End the address' });
    expect(screen.getByText(/^A calendar address is in use\./)).toBeVisible();
    end.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('End your calendar address?').closest('[role="status"]')).toHaveFocus();
    await expectNoViolations(container);
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(screen.getByRole('button', { name: 'End the address' })).toHaveFocus();

    await user.keyboard('{Enter}{Tab}{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    runtime.answer(planEndpoints.endFeed, () => undefined);
    await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
    const ended = await screen.findByText('Your calendar address has ended.');
    expect(ended.closest('[role="status"]')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Create calendar address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End the address' })).not.toBeInTheDocument();
  });

  it('shows why there is no address', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    runtime.answer(planEndpoints.createFeed, failing);
    await user.click(await screen.findByRole('button', { name: 'Create calendar address' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
  });

  it('is not offered to an agent', async () => {
    renderPlan(aPlan(), { portal: 'telephony' });

    expect(await screen.findByRole('button', { name: 'Download calendar file' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a new address' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End the address' })).not.toBeInTheDocument();
  });
});

describe('meter readings', () => {
  const electricity = () => screen.findByRole('textbox', { name: 'Electricity' });
  const gas = () => screen.getByRole('textbox', { name: 'Gas' });
  const save = () => screen.getByRole('button', { name: 'Save readings' });
  const noted = { readOn: '2026-11-20', electricity: '00123', electricityNight: null, gas: '4567' };

  it('are saved as digits, with today as the day, and the plan follows', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    const done = entry({ id: 'meter-readings', title: 'Read the meters', text: 'You noted gas 4567.', state: 'done' });
    runtime.answer(planEndpoints.saveReadings, ({ body }) => aPlan({ entries: [done], meterReadings: body }));
    await user.type(await electricity(), '00 123');
    await user.type(gas(), '4567');
    await user.click(save());

    expect(await screen.findByText('Your readings are saved.')).toBeVisible();
    expect(runtime.recorded.calls.at(-1)?.input.body).toEqual(noted);
    expect(await lines('Day by day')).toEqual([expect.stringMatching(/You noted gas 4567\.Done$/)]);
    expect(await electricity()).toHaveValue('00123');
  });

  it('show those noted before', async () => {
    renderPlan(aPlan({ meterReadings: { ...noted, readOn: '2026-11-18' } }));

    expect(await electricity()).toHaveValue('00123');
    expect(gas()).toHaveValue('4567');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('18');
  });

  it('need a reading, and the focus moves to the first field with an error', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPlan();
    await electricity();
    await user.click(save());

    expect(await electricity()).toHaveFocus();
    expect(await electricity()).toHaveAccessibleDescription(/Enter at least one reading/);
    expect(runtime.recorded.calls.some(({ method }) => method === 'PUT')).toBe(false);
    await expectNoViolations(container);
  });

  it('reject a day that does not exist', async () => {
    const user = userEvent.setup();
    renderPlan();
    await user.type(await electricity(), '12345');
    await user.clear(screen.getByRole('textbox', { name: 'Day' }));
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '31');
    await user.click(save());

    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    expect(screen.getAllByText('Enter a real date, such as 27 11 2026')).not.toHaveLength(0);
  });

  it('stay after a failure, and for the tab', async () => {
    const user = userEvent.setup();
    const { runtime, unmount } = renderPlan();
    runtime.answer(planEndpoints.saveReadings, () => Promise.reject(new ApiError(problem('UNEXPECTED'))));
    await user.type(await electricity(), '12345');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(problem('UNEXPECTED').title);

    unmount();
    await act(async () => undefined);
    renderWithRuntime(<MovePlanPage enrolment={anEnrolment()} />, runtime);
    expect(await electricity()).toHaveValue('12345');
  });

  it('are noted with the keyboard alone', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    runtime.answer(planEndpoints.saveReadings, ({ body }) => aPlan({ meterReadings: body }));
    (await screen.findByRole('button', { name: 'Note your readings' })).focus();
    await user.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}12345{Enter}');

    expect(await screen.findByText('Your readings are saved.')).toBeVisible();
  });

  it('have no gas in a home without it', async () => {
    renderPlan(aPlan(), {}, { fuelType: 'Electric' });
    await electricity();

    expect(screen.queryByRole('textbox', { name: 'Gas' })).not.toBeInTheDocument();
  });
});
