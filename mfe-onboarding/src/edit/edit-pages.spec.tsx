import { ApiError, onboardingEndpoints, problem, stepAt } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aJourneyWithHome, aWorld as aWorldAt, withNavigation } from '../testing/a-journey';

const aWorld = (key: string, journey = aJourneyWithHome()) => aWorldAt({ path: `/onboarding/edit/${key}`, journey });
type World = ReturnType<typeof aWorld>['runtime'];

const setup = () => userEvent.setup({ delay: null });
const box = (label: string) => screen.findByLabelText(label);
const save = () => screen.findByRole('button', { name: 'Save' });
const saves = ({ recorded }: World) =>
  recorded.calls.filter(({ method }) => method !== 'GET').map(({ input }) => input.body);
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

async function retype(user: ReturnType<typeof setup>, label: string, text: string) {
  await user.clear(await box(label));
  if (text !== '') await user.type(await box(label), text);
}
async function typeDate(user: ReturnType<typeof setup>, legend: string, date: string) {
  const group = within(await screen.findByRole('group', { name: legend }));
  const [day = '', month = '', year = ''] = date.split(' ');
  for (const [label, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    await user.clear(group.getByLabelText(label));
    if (text !== '') await user.type(group.getByLabelText(label), text);
  }
}

describe('an edit screen', () => {
  it.each([
    ['firstName', 'First name', ' Samuel ', { firstName: 'Samuel', version: 1 }],
    ['surname', 'Surname', 'O’Neill-Björk', { surname: 'O’Neill-Björk', version: 1 }],
    [
      'emailAddress',
      'Email address',
      'NEW@example.test',
      { emailAddress: 'new@example.test', contactNumber: '07700900101', version: 1 },
    ],
    [
      'phoneNumber',
      'Mobile number',
      '07700 900 102',
      { emailAddress: 'sam.hartley@example.test', contactNumber: '07700900102', version: 1 },
    ],
  ])(
    'of %s saves only that field, and returns with its message [ONB-13, ONB-14, ONB-16]',
    async (key, label, typed, body) => {
      const user = setup();
      const { runtime } = aWorld(key);
      const { container } = renderWithRuntime(<Routes />, withNavigation(runtime));

      await retype(user, label, typed);
      await expectNoViolations(container);
      await user.keyboard('{Enter}');

      const message = await screen.findByText(`${label} updated`);
      expect(within(screen.getByRole('status')).getByText(`${label} updated`)).toBe(message);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your details');
      expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/confirm', replace: true }]);
      expect(saves(runtime)).toEqual([body]);
      expect(runtime.storage.get('onboarding')).toEqual({});
    },
  );

  it.each([
    ['dateOfBirth', 'Date of birth', '27 3 1985', { dateOfBirth: '1985-03-27', version: 1 }],
    ['moveInDate', 'Move-in date', '20 12 2026', { moveInDate: '2026-12-20', version: 1 }],
    ['moveInDate', 'Move-in date', '20 8 2026', { moveInDate: '2026-08-20', version: 1 }],
  ])(
    'of %s saves only that field, and returns with its message [ROUTE-27, ONB-14, ONB-27]',
    async (key, label, typed, body) => {
      const user = setup();
      const { runtime } = aWorld(key);
      const { container } = renderWithRuntime(<Routes />, withNavigation(runtime));

      await typeDate(user, label, typed);
      await expectNoViolations(container);
      await user.click(await save());

      expect(await screen.findByText(`${label} updated`)).toBeVisible();
      expect(saves(runtime)).toEqual([body]);
    },
  );

  it('of the address saves it, and returns with its message [ROUTE-26, ONB-13, ONB-15]', async () => {
    const user = setup();
    const { runtime } = aWorld('address');
    const { container } = renderWithRuntime(<Routes />, withNavigation(runtime));

    await user.click(await screen.findByRole('combobox', { name: 'Address' }));
    await user.click(screen.getByRole('option', { name: '12 Castle Road, Bedford, MK40 2QT' }));
    await expectNoViolations(container);
    await user.click(await save());

    expect(await screen.findByText('New address updated')).toBeVisible();
    expect(screen.getByText(/^12 Castle Road, Bedford/)).toBeVisible();
    expect(saves(runtime)).toMatchObject([{ isManualAddress: false, address: '5001012' }]);
  });

  it('of the address rejects an invalid postcode [ONB-35]', async () => {
    const user = setup();
    const { runtime } = aWorld('address');
    renderWithRuntime(<Routes />, runtime);

    await retype(user, 'Postcode of your new home', 'MK4');
    await user.click(await save());

    expect(summary()).toEqual(["Postcode of your new home: That postcode doesn't look quite right"]);
    expect(saves(runtime)).toEqual([]);
  });

  it.each([
    ['dateOfBirth', 'Date of birth', 1],
    ['moveInDate', 'Move-in date', 0],
  ])('of %s, in the group %j, has %i link to the privacy notice', async (key, legend, count) => {
    const { runtime } = aWorld(key);
    renderWithRuntime(<Routes />, withNavigation(runtime));
    await screen.findByRole('group', { name: legend });
    expect(screen.queryAllByRole('link', { name: 'Privacy notice (opens in a new tab)' })).toHaveLength(count);
  });

  it('can be left without changing anything', async () => {
    const user = setup();
    const { runtime } = aWorld('surname');
    renderWithRuntime(<Routes />, runtime);

    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/onboarding/confirm']);
    expect(saves(runtime)).toEqual([]);
  });
});

describe('the rules of an edit screen', () => {
  it.each([
    ['firstName', 'First name', 'S', "That name doesn't look long enough"],
    ['surname', 'Surname', '', "That name doesn't look long enough"],
    ['emailAddress', 'Email address', '', 'We need your email to continue'],
    ['phoneNumber', 'Mobile number', '', 'We need your number to continue'],
  ])('%s: %j typed into %s [ONB-36, ONB-37, ONB-38]', async (key, label, typed, message) => {
    const user = setup();
    const { runtime } = aWorld(key);
    renderWithRuntime(<Routes />, runtime);

    await retype(user, label, typed);
    await user.click(await save());

    expect(summary()).toEqual([`${label}: ${message}`]);
    expect(await box(label)).toHaveFocus();
    expect(saves(runtime)).toEqual([]);
  });

  // On 20 November 2026.
  it.each([
    ['dateOfBirth', 'Date of birth', '', "You haven't entered your date of birth", 'ONB-39'],
    ['dateOfBirth', 'Date of birth', '21 11 2008', 'You need to be 18 or over to use the product', 'ONB-40'],
    ['dateOfBirth', 'Date of birth', '20 11 1926', 'You need to be 99 or under to use the product', 'ONB-41'],
    ['dateOfBirth', 'Date of birth', '30 2 1990', "That's not a real date", 'ONB-42'],
    ['moveInDate', 'Move-in date', '', "You haven't entered your move-in date", 'ONB-43'],
    ['moveInDate', 'Move-in date', '19 8 2026', 'Date needs to be in the last 3 months', 'ONB-44'],
    ['moveInDate', 'Move-in date', '21 12 2026', 'Date needs to be in the next 30 days', 'ONB-45'],
    ['moveInDate', 'Move-in date', '31 11 2026', "That's not a real date", 'ONB-42'],
  ])('%s: %s of %j is rejected with: %s [%s]', async (key, label, typed, message) => {
    const user = setup();
    const { runtime } = aWorld(key);
    renderWithRuntime(<Routes />, runtime);

    await typeDate(user, label, typed);
    await user.click(await save());

    expect(summary()).toEqual([`${label}: ${message}`]);
    expect(saves(runtime)).toEqual([]);
  });
});

describe('when another tab changed the field', () => {
  it('shows the current value, keeps the entered one, and saves it on the next attempt', async () => {
    const user = setup();
    const { runtime, world } = aWorld('firstName');
    runtime.answer(onboardingEndpoints.save, ({ body }) => {
      if (body.version === 4) return { ...world.journey, firstName: 'Samantha', version: 5 };
      throw new ApiError(problem('CONFLICT', { errors: { firstName: 'Samuel' } }));
    });
    renderWithRuntime(<Routes />, withNavigation(runtime));

    await retype(user, 'First name', 'Samantha');
    world.journey = { ...world.journey, firstName: 'Samuel', version: 4 };
    await user.click(await save());

    const message = 'Someone else changed this. It is now: Samuel. Save again to keep yours.';
    expect(await screen.findByRole('link', { name: `First name: ${message}` })).toBeVisible();
    expect(await box('First name')).toHaveValue('Samantha');

    await user.click(await save());
    expect(await screen.findByText('First name updated')).toBeVisible();
  });
});

describe('the path of an edit screen', () => {
  it.each(['title', 'password', 'postcode', 'committedAt'])(
    'leads to the confirm screen for the key %s [ROUTE-27, ROUTE-28]',
    async (key) => {
      const { runtime } = aWorld(key);
      renderWithRuntime(<Routes />, runtime);

      await waitFor(() =>
        expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/confirm', replace: true }]),
      );
    },
  );

  it('matches the address before any other key [ROUTE-26]', () => {
    expect(stepAt('/onboarding/edit/address')?.id).toBe('onboarding-edit-address');
  });
});
