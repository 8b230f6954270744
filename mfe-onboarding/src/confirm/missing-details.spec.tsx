import { onboardingEndpoints, problem } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Routes } from '../routes';
import { aConfirmScreen, commits, confirm, full, setup, type ConfirmRuntime } from '../testing/a-confirm-screen';
import { aJourneyWithHome, failWith } from '../testing/a-journey';

describe('a detail that the partner left out', () => {
  const sparse = aJourneyWithHome({ firstName: null, moveInDate: null });
  const typeDate = async (user: ReturnType<typeof setup>, legend: string, digits: string) =>
    user.type(
      within(await screen.findByRole('group', { name: new RegExp(`^${legend}`) })).getByLabelText('Day'),
      digits,
    );
  const saves = ({ recorded }: ConfirmRuntime) =>
    recorded.calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/onboarding/'));

  it('requests each missing detail, with the rule of its edit screen', async () => {
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

  it('accepts a missing move-in date, which the next page requests', async () => {
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
