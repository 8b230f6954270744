import { ApiError, networkProblem, onboardingEndpoints, problem } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Routes } from '../routes';
import { aJourney, aJourneyWithHome, failWith } from '../testing/a-journey';
import { aWorld, choose, home, next, postcode, saves, setup, summary } from '../testing/an-address-step';

const heading = () => screen.findByRole('heading', { level: 1 });

describe('the address step', () => {
  it('lists the addresses of the partner’s postcode without any typing [ROUTE-24, ONB-28]', async () => {
    const { runtime } = aWorld();
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await heading()).toHaveTextContent('Where are you moving to?');
    expect(await postcode()).toHaveValue('MK40 2QT');
    expect(await home()).toHaveValue('');
    expect(document.title).toBe('Where are you moving to? - Home Move');
    expect(runtime.recorded.calls).toMatchObject([
      { method: 'GET', path: '/onboarding/journey' },
      { method: 'GET', path: '/onboarding/addresses', input: {} },
    ]);
    await expectNoViolations(container);
  });

  it('saves the chosen address using only the keyboard, and continues with the contact [ONB-03, ONB-26]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    (await home()).focus();
    await user.keyboard('14{ArrowDown}{Enter}');
    expect(await home()).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    await user.keyboard('{Tab}{Tab}');
    expect(next()).toHaveFocus();
    await user.keyboard('{Enter}');

    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/contact', replace: false }]),
    );
    expect(saves(runtime)).toEqual([
      {
        isManualAddress: false,
        address: '5001014',
        addressHumanReadable: '14 Castle Road, Bedford, MK40 2QT',
        version: 1,
      },
    ]);
  });

  it('requires an address [ONB-30]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    const { container } = renderWithRuntime(<Routes />, runtime);

    await home();
    await user.click(next());

    expect(summary()).toEqual(['Address: We need your new address']);
    expect(await home()).toHaveFocus();
    expect(document.title).toBe('Error: Where are you moving to? - Home Move');
    expect(saves(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('warns of a business address without blocking [ADDR-19, ONB-29]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await choose(user, 'Castle Bakery, Castle Road, Bedford, MK40 2QT');
    expect(
      await screen.findByText(
        'The address you have selected appears to be a business address. Please check that you have selected the correct address before continuing.',
      ),
    ).toBeVisible();
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      method: 'GET',
      path: '/onboarding/address/:key',
      input: { params: { key: '5001099' } },
    });

    await user.click(next());
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
  });

  it('shows no business warning when the check fails', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.address, failWith('THIRD_PARTY'));
    renderWithRuntime(<Routes />, runtime);

    await choose(user, '12 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(screen.queryByText(/business address/)).not.toBeInTheDocument();
  });

  it('does not save an unchanged address again', async () => {
    const user = setup();
    const { runtime } = aWorld({ journey: aJourneyWithHome() });
    renderWithRuntime(<Routes />, runtime);

    expect(await home()).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(saves(runtime)).toEqual([]);
  });
});

describe('another postcode', () => {
  it('saves it and lists its addresses', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await home();
    await user.clear(await postcode());
    await user.type(await postcode(), 'tr12he{Enter}');

    expect(await screen.findByRole('option', { name: '12 Castle Road, Bedford, MK40 2QT' })).toBeVisible();
    expect(saves(runtime)).toEqual([{ postcode: 'TR1 2HE', version: 1 }]);
    expect(await postcode()).toHaveValue('TR1 2HE');
  });

  it.each([
    ['', 'We need your new postcode'],
    ['MK40', "That postcode doesn't look quite right"],
  ])('rejects %j [ONB-06, ONB-35]', async (typed, message) => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await home();
    await user.clear(await postcode());
    if (typed !== '') await user.type(await postcode(), typed);
    await user.click(screen.getByRole('button', { name: 'Find address' }));

    expect(await postcode()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(saves(runtime)).toEqual([]);
  });

  it('requires a search before Next [ADDR-11]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await home();
    await user.clear(await postcode());
    await user.type(await postcode(), 'TR1 2HE');
    await user.click(next());

    expect(summary()).toEqual(['Postcode of your new home: Please search for your address using your postcode']);
  });
});

describe('without a connection', () => {
  it('shows that nothing is saved yet, and saves once the connection is back', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.save, failWith(networkProblem));
    renderWithRuntime(<Routes />, runtime);

    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());
    expect(
      await screen.findByText(
        'It is not saved yet. This tab keeps what you typed, and we save it as soon as you are online again.',
      ),
    ).toBeVisible();
    expect(runtime.storage.get('onboarding')).toMatchObject({ journeyAddress: { address: '5001014' } });

    runtime.answer(onboardingEndpoints.save, () => aJourneyWithHome({ version: 2 }));
    act(() => void window.dispatchEvent(new Event('online')));

    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/contact', replace: false }]),
    );
    expect(runtime.storage.get('onboarding')).toEqual({});
  });
});

describe('when another tab changed the address', () => {
  it('shows the current address, keeps the chosen one, and saves it on the next attempt', async () => {
    const user = setup();
    const { runtime, world } = aWorld();
    const save = jest.fn();
    runtime.answer(onboardingEndpoints.save, ({ body }) => {
      save(body);
      if (body.version === 7) return aJourneyWithHome({ version: 8 });
      throw new ApiError(problem('CONFLICT', { errors: { address: '12 Castle Road, Bedford, MK40 2QT' } }));
    });
    renderWithRuntime(<Routes />, runtime);

    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    world.journey = aJourney({ address: '5001012', version: 7 });
    await user.click(next());

    expect(
      await screen.findByRole('link', {
        name: 'Address: Someone else changed this. It is now: 12 Castle Road, Bedford, MK40 2QT. Save again to keep yours.',
      }),
    ).toBeVisible();
    expect(await home()).toHaveValue('14 Castle Road, Bedford, MK40 2QT');

    await user.click(next());
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ address: '5001014', version: 7 }));
  });
});

describe('a session that has ended when the address is saved', () => {
  it.each(['/log-in', '/login'])('leads to /login, even when the brand logs in at %s [ADDR-20]', async (loginPath) => {
    const user = setup();
    const { runtime } = aWorld({ options: { session: { routeConfig: { loginPath } } } });
    runtime.answer(onboardingEndpoints.save, failWith('UNAUTHENTICATED'));
    renderWithRuntime(<Routes />, runtime);

    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/login', replace: true }]));
  });
});
