import { networkProblem, onboardingEndpoints, problem } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aJourney, aJourneyWithHome, aWorld as aWorldAt, failWith } from '../testing/a-journey';

const full = aJourneyWithHome({ dateOfBirth: '1985-03-27' });
const aWorld = (journey = full) => aWorldAt({ path: '/onboarding/confirm', journey });
type World = ReturnType<typeof aWorld>['runtime'];

const setup = () => userEvent.setup({ delay: null });
const confirm = () => screen.findByRole('button', { name: 'Confirm' });
const commits = ({ recorded }: World) => recorded.calls.filter(({ path }) => path === '/onboarding/commit-journey');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the confirm screen', () => {
  it('lists all details below "Your details", with an Edit link on every row [ROUTE-24, ONB-17, ONB-18]', async () => {
    const { runtime } = aWorld();
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
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await user.click(await screen.findByRole('link', { name: `Edit ${label}` }));
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });

  it('shows a manual address on one line, and marks missing values', async () => {
    const { runtime } = aWorld(
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
    const { runtime } = aWorld(aJourney());
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/address', replace: true }]));
  });
});

describe('Confirm', () => {
  it('commits the journey once, without a payload, and leads to the move [ONB-19, ONB-20]', async () => {
    const user = setup();
    const { runtime } = aWorld();
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
    const { runtime } = aWorld();
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
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.commit, failWith('UNEXPECTED'));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
  });

  it('names what is still missing', async () => {
    const user = setup();
    const { runtime } = aWorld(aJourneyWithHome());
    const errors = { dateOfBirth: "You haven't entered your date of birth" };
    runtime.answer(onboardingEndpoints.commit, failWith(problem('DETAILS_MISSING', { errors })));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong');
    expect(alert).toHaveTextContent('We still need: Date of birth.');
    expect(alert).toHaveFocus();
  });

  it('shows the current values when another tab’s change caused the failure', async () => {
    const user = setup();
    const { runtime, world } = aWorld();
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
