import { enrolmentEndpoints, networkProblem, onboardingEndpoints, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aJourney, aJourneyWithHome, at, aWorld, failWith } from '../testing/a-journey';

const full = aJourneyWithHome({ dateOfBirth: '1985-03-27' });
const aConfirmScreen = (journey = full) => aWorld({ path: '/onboarding/confirm', journey });
type World = ReturnType<typeof aWorld>['runtime'];

const setup = () => userEvent.setup({ delay: null });
const confirm = () => screen.findByRole('button', { name: 'Confirm' });
const commits = ({ recorded }: World) => recorded.calls.filter(({ path }) => path === '/onboarding/commit-journey');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the confirm screen', () => {
  it('lists all details below "Your details", with an Edit link on every row [ROUTE-24, ONB-17, ONB-18]', async () => {
    const { runtime } = aConfirmScreen();
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your details');
    const rows = async (name: string) =>
      (await part(name))
        .getAllByRole('term')
        .map(({ textContent, nextElementSibling }) => [
          textContent,
          nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
        ]);
    expect(await rows('Personal details')).toEqual([
      ['First name', 'Sam'],
      ['Surname', 'Hartley'],
      ['Date of birth', '27 Mar 1985'],
    ]);
    expect(await rows('Contact details')).toEqual([
      ['Email address', 'sam.hartley@example.test'],
      ['Mobile number', '07700900101'],
    ]);
    expect(await rows('New home')).toEqual([
      ['Address', '14 Castle Road, Bedford, MK40 2QT'],
      ['Move-in date', '27 Nov 2026'],
    ]);
    expect(screen.getAllByRole('link', { name: /^Edit / })).toHaveLength(7);
    expect(document.title).toBe('Your details - Home Move');
    await expectNoViolations(container);
  });

  it.each([
    ['first name', '/onboarding/edit/firstName'],
    ['surname', '/onboarding/edit/surname'],
    ['date of birth', '/onboarding/edit/dateOfBirth'],
    ['email address', '/onboarding/edit/emailAddress'],
    ['mobile number', '/onboarding/edit/phoneNumber'],
    ['address', '/onboarding/edit/address'],
    ['move-in date', '/onboarding/edit/moveInDate'],
  ])('links to the edit screen of the %s [ONB-18]', async (label, path) => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    renderWithRuntime(<Routes />, runtime);

    await user.click(await screen.findByRole('link', { name: `Edit ${label}` }));
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });

  it('shows a manual address on one line, and marks missing values', async () => {
    const { runtime } = aConfirmScreen(
      aJourney({
        isManualAddress: true,
        manualAddressStreetOne: '3 River Walk',
        manualAddressStreetTwo: '',
        manualAddressTown: 'Truro',
        manualAddressCounty: 'Cornwall',
        postcode: 'TR1 2HE',
        moveInDate: null,
      }),
    );
    renderWithRuntime(<Routes />, runtime);

    const newHome = await part('New home');
    expect(newHome.getAllByRole('definition')[0]).toHaveTextContent('3 River Walk, Truro, Cornwall, TR1 2HE');
    expect(newHome.getByText('Not given yet')).toBeVisible();
  });

  it('redirects to the address step while the address is missing [ONB-03]', async () => {
    const { runtime } = aConfirmScreen(aJourney());
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/address', replace: true }]));
  });
});

describe('the residential status', () => {
  const { address, simpleAddress } = anEnrolment();
  const unknown = { residentialStatus: 0 } as const;
  const status = () => screen.findByLabelText('Residential status');

  it('is asked beside the details, with what continuing looks up', async () => {
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, enrolment: unknown });
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await status()).toHaveValue('');
    expect(await screen.findByRole('option', { name: 'Home owner' })).toBeInTheDocument();
    expect(screen.getByText(/^When you continue, we look up the meters at this address/)).toBeVisible();
    await expectNoViolations(container);
  });

  it('is required, keeps its place while a detail is edited, and is saved before the commit', async () => {
    const user = setup();
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, enrolment: unknown });
    renderWithRuntime(<Routes />, runtime);
    await screen.findByRole('option', { name: 'Home owner' });

    await user.click(await confirm());
    expect(await status()).toHaveAccessibleDescription('Error: Please select an option');
    expect(await status()).toHaveFocus();
    expect(commits(runtime)).toEqual([]);

    await user.selectOptions(await status(), 'Home owner');
    act(() => runtime.currentStep.set(at('/onboarding/edit/firstName')));
    expect(await screen.findByLabelText('First name')).toBeVisible();
    act(() => runtime.currentStep.set(at('/onboarding/confirm')));
    expect(await status()).toHaveValue('200');

    await user.click(await confirm());
    await waitFor(() => expect(commits(runtime)).toHaveLength(1));
    expect(
      runtime.recorded.calls.filter(({ method, path }) => method !== 'GET' && path !== '/onboarding/journey'),
    ).toMatchObject([
      { method: 'PUT', path: '/enrolment-auth', input: { body: { residentialStatus: 200 } } },
      { method: 'POST', path: '/onboarding/commit-journey' },
    ]);
  });

  it('is left to the next page while its choices do not load', async () => {
    const user = setup();
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, enrolment: unknown });
    runtime.answer(enrolmentEndpoints.residentialStatuses, failWith(networkProblem));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
  });

  it('leaves nothing to ask, so that the moving details are skipped once', async () => {
    const user = setup();
    const committed = { address, simpleAddress, moveInDate: '2026-11-27' };
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, enrolment: unknown, committed });
    renderWithRuntime(<Routes />, runtime);
    await screen.findByRole('option', { name: 'Home owner' });
    await user.selectOptions(await status(), 'Home owner');
    await user.click(await confirm());
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));

    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    await waitFor(() =>
      expect(runtime.recorded.navigations.at(-1)).toEqual({ path: '/enrolment/product-selection', replace: true }),
    );
    expect(screen.queryByRole('heading', { name: 'About your new home' })).not.toBeInTheDocument();

    act(() => runtime.currentStep.set(at('/onboarding/edit/firstName')));
    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    expect(await screen.findByRole('heading', { name: 'About your new home' })).toBeVisible();
  });

  it.each([
    ['date', { address, simpleAddress, moveInDate: null }],
    ['address', { address: null, simpleAddress: null, moveInDate: '2026-11-27' }],
  ])('does not skip the moving details without a %s', async (_what, missing) => {
    const user = setup();
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, committed: missing });
    runtime.answer(enrolmentEndpoints.addresses, () => []);
    renderWithRuntime(<Routes />, runtime);
    await user.click(await confirm());
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));

    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    expect(await screen.findByRole('heading', { name: 'About your new home' })).toBeVisible();
    expect(runtime.recorded.navigations).toHaveLength(1);
  });
});

describe('what the partner left out', () => {
  const sparse = aJourneyWithHome({ firstName: null, moveInDate: null });
  const typeDate = async (user: ReturnType<typeof setup>, legend: string, digits: string) =>
    user.type(
      within(await screen.findByRole('group', { name: new RegExp(`^${legend}`) })).getByLabelText('Day'),
      digits,
    );
  const saves = ({ recorded }: World) =>
    recorded.calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/onboarding/'));

  it('is asked on the screen, each field with the rule of its edit screen', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen(sparse);
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByRole('heading', { name: 'What is missing' })).toBeVisible();
    expect(screen.queryByLabelText('Surname')).not.toBeInTheDocument();
    await expectNoViolations(container);
    await user.click(await confirm());
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/That name doesn't look long enough/);
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByText("You haven't entered your date of birth")).toBeVisible();
    expect(saves(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('is saved one field at a time, and then committed', async () => {
    const user = setup();
    const { runtime, world } = aConfirmScreen(sparse);
    renderWithRuntime(<Routes />, runtime);

    await user.type(await screen.findByLabelText('First name'), ' Sam ');
    await typeDate(user, 'Date of birth', '27031985');
    await typeDate(user, 'Move-in date', '27112026');
    await user.click(await confirm());
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
    expect(saves(runtime).map(({ path, input }) => [path, input.body])).toEqual([
      ['/onboarding/journey', { firstName: 'Sam', version: 1 }],
      ['/onboarding/journey', { dateOfBirth: '1985-03-27', version: 2 }],
      ['/onboarding/journey', { moveInDate: '2026-11-27', version: 3 }],
      ['/onboarding/commit-journey', undefined],
    ]);
    expect(world.journey).toMatchObject({ firstName: 'Sam', dateOfBirth: '1985-03-27', moveInDate: '2026-11-27' });
  });

  it('may be without a move-in date, which the next page asks for', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen(aJourneyWithHome({ dateOfBirth: '1985-03-27', moveInDate: null }));
    renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByRole('group', { name: /^Move-in date/ })).toBeVisible();
    await user.click(await confirm());
    await waitFor(() => expect(commits(runtime)).toHaveLength(1));
    expect(saves(runtime)).toHaveLength(1);
  });

  it('is shown above once it was given elsewhere, and the change is reported', async () => {
    const user = setup();
    const { runtime, world } = aConfirmScreen(aJourneyWithHome({ firstName: null, dateOfBirth: '1985-03-27' }));
    runtime.answer(onboardingEndpoints.save, failWith(problem('CONFLICT', { errors: { firstName: 'Samuel' } })));
    renderWithRuntime(<Routes />, runtime);

    await user.type(await screen.findByLabelText('First name'), 'Sam');
    world.journey = { ...full, firstName: 'Samuel', version: 2 };
    await user.click(await confirm());
    expect(await screen.findByText('Samuel')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Something changed since you opened this page.');
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    expect(commits(runtime)).toEqual([]);
  });
});

describe('Confirm', () => {
  it('commits the journey once, without a payload, and leads to the move [ONB-19, ONB-20]', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    renderWithRuntime(<Routes />, runtime);

    await user.dblClick(await confirm());

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
    expect(commits(runtime)).toMatchObject([{ method: 'POST', input: {} }]);
    expect(commits(runtime)[0]?.input).toEqual({});
    expect(commits(runtime)[0]?.idempotencyKey).toMatch(/^\S{16,}$/);
    expect(runtime.session.get().loggedIn).toBe(true);
  });

  it('shows a failure, and retries with the same idempotency key [ONB-21]', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    runtime.answer(onboardingEndpoints.commit, failWith(networkProblem));
    const { container } = renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong/);
    await expectNoViolations(container);
    await user.click(await confirm());

    await waitFor(() => expect(commits(runtime)).toHaveLength(2));
    expect(new Set(commits(runtime).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('shows only the general sentence for a fault of ours [ONB-21]', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    runtime.answer(onboardingEndpoints.commit, failWith('UNEXPECTED'));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
  });

  it('names what is still missing', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    const errors = { emailAddress: 'We need your email to continue' };
    runtime.answer(onboardingEndpoints.commit, failWith(problem('DETAILS_MISSING', { errors })));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong');
    expect(alert).toHaveTextContent('We still need: Email address.');
    expect(alert).toHaveFocus();
  });

  it('shows the current values when another tab’s change caused the failure', async () => {
    const user = setup();
    const { runtime, world } = aConfirmScreen();
    runtime.answer(onboardingEndpoints.commit, failWith('CONFLICT'));
    renderWithRuntime(<Routes />, runtime);

    await confirm();
    world.journey = { ...full, firstName: 'Samuel', version: 2 };
    await user.click(await confirm());

    expect(await screen.findByText('Samuel')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Something changed since you opened this page. Check it and try again.',
    );
  });
});
