import { ApiError, dataPassportEndpoints, networkProblem, problem, type DataPassport } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, answerPassport, cards, renderPassport, searches } from '../testing/passport';
import { DataPassportPage } from './data-passport.page';

const failing = (cause: ConstructorParameters<typeof ApiError>[0]) => () =>
  Promise.reject<DataPassport>(new ApiError(cause));
const reconnect = () => act(() => window.dispatchEvent(new Event('online')));
/** The announcement about the entries, which is the first on the page. */
const news = () => screen.getAllByRole('status')[0];
const titles = async () => (await cards()).map((card) => within(card).getAllByRole('paragraph')[0]?.textContent);
const counts = (container: HTMLElement) =>
  [...(container.querySelector('dl')?.children ?? [])].map(({ textContent }) => textContent);

const consent = anEntry({
  id: 'c1',
  at: '2026-11-01T09:00:00.000Z',
  recipient: { id: 'broadband-wombb', kind: 'broadbandReferrer' },
  purpose: 'broadbandReferral',
});
const notDelivered = anEntry({ id: 'c2', at: '2026-11-02T09:00:00.000Z', purpose: 'receipt', result: 'notDelivered' });
const waiting = anEntry({ id: 'c3', at: '2026-11-03T09:00:00.000Z', purpose: 'startDateChange', result: 'waiting' });

describe('the counts', () => {
  it('are of organisations, entries, consents to withdraw, and entries that are waiting or not delivered [PASS-05]', async () => {
    const withdrawn = {
      ...consent,
      id: 'c4',
      purpose: 'prioritySupport',
      withdrawnAt: '2026-11-03T09:00:00.000Z',
    } as const;
    const { container } = renderPassport([...searches(24), waiting, notDelivered, consent, withdrawn]);
    await cards();
    expect(counts(container)).toEqual([
      'organisations3',
      'entries28',
      'consent you can withdraw1',
      'waiting or not delivered2',
    ]);
    expect(document.title).toBe('Your data passport - Home Move');
    await expectNoViolations(container);
  });
});

describe('the entries', () => {
  it('are open ones first, however old, then the newest, seven in all [PASS-06]', async () => {
    renderPassport([...searches(30), waiting, notDelivered]);
    expect(await titles()).toEqual(['New start date', 'Confirmation of an order', ...Array(5).fill('Address search')]);
    const times = (await cards()).slice(2).map((card) => card.querySelector('time')?.dateTime);
    const minutes = [30, 29, 28, 27, 26];
    expect(times).toEqual(minutes.map((minute) => `2026-11-18T09:${minute}:00.000Z`));
  });

  it('are followed by earlier ones, page by page, with the focus on the first of them [PASS-06]', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPassport([...searches(30), waiting]);
    await cards();
    await user.click(screen.getByRole('button', { name: 'Show 20 earlier entries' }));
    await waitFor(async () => expect(await cards()).toHaveLength(27));
    expect((await cards())[7]).toHaveFocus();
    expect(news()).toHaveTextContent('27 of 31 entries shown.');
    await user.click(screen.getByRole('button', { name: 'Show 4 earlier entries' }));
    await waitFor(async () => expect(await cards()).toHaveLength(31));
    expect((await cards())[27]).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    expect(runtime.recorded.calls.filter(({ input }) => 'from' in (input.query ?? {}))).not.toHaveLength(0);
    await expectNoViolations(container);
  });

  it('keep the ones that are shown if earlier ones do not load, and can be requested again [PASS-06]', async () => {
    const user = userEvent.setup();
    const entries = searches(40);
    const { container, runtime } = renderPassport(entries);
    await cards();
    runtime.answer(dataPassportEndpoints.read, failing(networkProblem));
    await user.click(screen.getByRole('button', { name: 'Show 20 earlier entries' }));
    expect(await screen.findByText(/This is what we loaded earlier\./)).toBeVisible();
    expect(await cards()).toHaveLength(20);
    await expectNoViolations(container);
    answerPassport(runtime, entries);
    await user.click(screen.getByRole('button', { name: 'Show 20 earlier entries' }));
    await waitFor(async () => expect(await cards()).toHaveLength(27));
    expect(screen.queryByText(/was loaded before/)).not.toBeInTheDocument();
  });

  it('have no button for earlier ones if all are shown [PASS-06]', async () => {
    renderPassport(searches(7));
    expect(await cards()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  const filter = (name: string) => screen.getByRole('button', { name });

  it('show their counts, and the one that is pressed [PASS-08]', async () => {
    const user = userEvent.setup();
    renderPassport([...searches(30), consent]);
    await cards();
    expect(filter('All (31)')).toHaveAttribute('aria-pressed', 'true');
    expect(filter('By consent (1)')).toHaveAttribute('aria-pressed', 'false');
    await user.click(filter('By consent (1)'));
    await waitFor(async () => expect(await titles()).toEqual(['Broadband referral']));
    expect(filter('All (31)')).toHaveAttribute('aria-pressed', 'false');
    expect(filter('By consent (1)')).toHaveAttribute('aria-pressed', 'true');
    expect(news()).toHaveTextContent('1 of 1 entry shown.');
    await user.click(filter('All (31)'));
    await waitFor(async () => expect(await cards()).toHaveLength(7));
    expect(news()).toHaveTextContent('7 of 31 entries shown.');
  });

  it('explain that nothing was shared by consent [PASS-08]', async () => {
    const user = userEvent.setup();
    const { container } = renderPassport(searches(3));
    await cards();
    await user.click(filter('By consent (0)'));
    expect(await screen.findByText('Nothing has been shared on the basis of your consent.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });
});

describe('the page', () => {
  it('leads back to Your move, and explains who can see it [PASS-16]', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPassport(searches(1));
    expect(await screen.findByText(/^Only you, after you have entered a code/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to your move' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/your-move', replace: false }]);
  });

  it('leads a mover without a proven contact to the login by code [PASS-16]', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPassport(failing(problem('CONTACT_UNVERIFIED')));
    expect(await screen.findByRole('heading', { name: 'Log in with a code to open your data passport' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Log in with a code' }));
    expect(runtime.recorded.logouts).toHaveLength(1);
    expect(runtime.recorded.navigations.slice(-2)).toEqual([
      { path: '/enrolment/data-passport', replace: false },
      { path: '/login', replace: true },
    ]);
  });

  it('shows an agent the number of entries and no entry [PASS-16]', async () => {
    const runtime = createTestRuntime({ enrolment: anEnrolment(), portal: 'telephony' });
    runtime.answer(dataPassportEndpoints.count, () => ({ entries: 12 }));
    const { container } = renderWithRuntime(<DataPassportPage />, runtime);
    expect(await screen.findByText('This data passport has 12 entries.')).toBeVisible();
    expect(runtime.recorded.calls.map(({ path }) => path)).toEqual([dataPassportEndpoints.count.path]);
    await expectNoViolations(container);
  });

  it('explains that no one has received data yet', async () => {
    const { container } = renderPassport([]);
    expect(await screen.findByRole('heading', { name: 'No one has received data about you yet' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('announces that it loads', async () => {
    renderPassport(() => new Promise<DataPassport>(() => undefined));
    expect(await screen.findByText('Loading your data passport')).toBeInTheDocument();
  });

  it('offers another attempt if the passport does not load', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPassport(failing(networkProblem));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await expectNoViolations(container);
    answerPassport(runtime, searches(1));
    await user.click(retry);
    expect(await cards()).toHaveLength(1);
  });

  it('keeps the entries while the connection is gone', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPassport(searches(2));
    await cards();
    runtime.answer(dataPassportEndpoints.read, failing(networkProblem));
    await reconnect();
    expect(await screen.findByText(/This is what we loaded earlier\./)).toBeVisible();
    expect(await cards()).toHaveLength(2);
    answerPassport(runtime, searches(3));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect(screen.queryByText(/was loaded before/)).not.toBeInTheDocument();
  });
});
