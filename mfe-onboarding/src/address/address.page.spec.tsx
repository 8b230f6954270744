import {
  ApiError,
  noAnswer,
  onboardingEndpoints,
  problem,
  type AddressOption,
  type Problem,
  type ProblemCode,
} from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../root';
import { aJourney, aJourneyWithHome, aWorld as aWorldAt } from '../testing/a-journey';

const path = '/onboarding/address';
const aWorld = (place: Partial<Parameters<typeof aWorldAt>[0]> = {}) => aWorldAt({ path, ...place });
type World = ReturnType<typeof aWorld>['runtime'];

const setup = () => userEvent.setup({ delay: null });
const heading = () => screen.findByRole('heading', { level: 1 });
const postcode = () => screen.findByLabelText('Postcode of your new home');
const home = () => screen.findByRole('combobox', { name: 'Address' });
const next = () => screen.getByRole('button', { name: 'Next' });
const byHand = () => screen.findByRole('button', { name: "Can't find your address?" });
const saves = ({ seen }: World) => seen.calls.filter(({ method }) => method === 'POST').map(({ input }) => input.body);
const refusal = (found: Problem | ProblemCode) => () => {
  throw new ApiError(typeof found === 'string' ? problem(found) : found);
};
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

async function choose(user: ReturnType<typeof setup>, name: string) {
  await user.click(await home());
  await user.click(await screen.findByRole('option', { name }));
}

describe('the address step', () => {
  it('has the addresses of the postcode there without any typing [ROUTE-24, ONB-28]', async () => {
    const { runtime } = aWorld();
    const { container } = renderWithRuntime(<Root />, runtime);

    expect(await heading()).toHaveTextContent('Where are you moving to?');
    expect(await postcode()).toHaveValue('MK40 2QT');
    expect(await home()).toHaveValue('');
    expect(document.title).toBe('Where are you moving to? - Home Move');
    expect(runtime.seen.calls).toMatchObject([
      { method: 'GET', path: '/onboarding/journey' },
      { method: 'GET', path: '/onboarding/addresses', input: {} },
    ]);
    await expectNoViolations(container);
  });

  it('saves the chosen address by keyboard alone, and goes on to the contact [ONB-03, ONB-26]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Root />, runtime);

    (await home()).focus();
    await user.keyboard('14{ArrowDown}{Enter}');
    expect(await home()).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    next().focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(runtime.seen.navigations).toEqual([{ path: '/onboarding/contact', replace: false }]));
    expect(saves(runtime)).toEqual([
      {
        isManualAddress: false,
        address: '5001014',
        addressHumanReadable: '14 Castle Road, Bedford, MK40 2QT',
        version: 1,
      },
    ]);
  });

  it('asks for an address where none is chosen [ONB-30]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    const { container } = renderWithRuntime(<Root />, runtime);

    await home();
    await user.click(next());

    expect(summary()).toEqual(['We need your new address']);
    expect(await home()).toHaveFocus();
    expect(document.title).toBe('Error: Where are you moving to? - Home Move');
    expect(saves(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('warns of a business and holds nobody up [ADDR-19, ONB-29]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Root />, runtime);

    await choose(user, 'Castle Bakery, Castle Road, Bedford, MK40 2QT');
    expect(
      await screen.findByText(
        'The address you have selected appears to be a business address. Please check that you have selected the correct address before continuing.',
      ),
    ).toBeVisible();
    expect(runtime.seen.calls.at(-1)).toMatchObject({
      method: 'GET',
      path: '/onboarding/address/:key',
      input: { params: { key: '5001099' } },
    });

    await user.click(next());
    await waitFor(() => expect(runtime.seen.navigations).toHaveLength(1));
  });

  it('says nothing of a business when that cannot be asked', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.address, refusal('THIRD_PARTY'));
    renderWithRuntime(<Root />, runtime);

    await choose(user, '12 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    await waitFor(() => expect(runtime.seen.navigations).toHaveLength(1));
    expect(screen.queryByText(/business address/)).not.toBeInTheDocument();
  });

  it('does not save the address anew that is there already', async () => {
    const user = setup();
    const { runtime } = aWorld({ journey: aJourneyWithHome() });
    renderWithRuntime(<Root />, runtime);

    expect(await home()).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    await waitFor(() => expect(runtime.seen.navigations).toHaveLength(1));
    expect(saves(runtime)).toEqual([]);
  });
});

describe('another postcode', () => {
  it('is saved, and its addresses are listed', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Root />, runtime);

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
  ])('%j is refused [ONB-06, ONB-35]', async (typed, message) => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Root />, runtime);

    await home();
    await user.clear(await postcode());
    if (typed !== '') await user.type(await postcode(), typed);
    await user.click(screen.getByRole('button', { name: 'Find address' }));

    expect(await postcode()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(saves(runtime)).toEqual([]);
  });

  it('must be searched for before Next [ADDR-11]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Root />, runtime);

    await home();
    await user.clear(await postcode());
    await user.type(await postcode(), 'TR1 2HE');
    await user.click(next());

    expect(summary()).toEqual(['Please search for your address using your postcode']);
  });
});

describe('a lookup that gives no address', () => {
  const none: readonly AddressOption[] = [];

  it('says so, and offers to enter it where the brand allows it [ADDR-16, ADDR-17, FLAG-03]', async () => {
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.addresses, () => none);
    renderWithRuntime(<Root />, runtime);

    expect(
      await screen.findByText(
        'We can’t find any addresses for that postcode. Please check you’ve entered it correctly. If it is right, click the ‘can’t find your address’ link and enter the rest of the address.',
      ),
    ).toBeVisible();
    expect(await byHand()).toBeVisible();
  });

  it('says it shorter where the brand does not [ADDR-16, FLAG-03]', async () => {
    const { runtime } = aWorld({ options: { flags: { 'manual-address': false } } });
    runtime.answer(onboardingEndpoints.addresses, () => none);
    renderWithRuntime(<Root />, runtime);

    expect(
      await screen.findByText(
        'We can’t find any addresses for that postcode. Please check you’ve entered it correctly.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: "Can't find your address?" })).not.toBeInTheDocument();
  });

  it('leads to manual entry where too little is known of it [ADDR-18]', async () => {
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.addresses, refusal('GSP_NOT_FOUND'));
    renderWithRuntime(<Root />, runtime);

    expect(await screen.findByLabelText('Street address')).toHaveFocus();
    expect(screen.getByText(/^Unfortunately we weren't able to find enough details/)).toBeVisible();
  });

  it('leads there as well when the chosen one is refused [ADDR-18]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.save, refusal('GSP_NOT_FOUND'));
    renderWithRuntime(<Root />, runtime);

    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    expect(await screen.findByLabelText('Street address')).toHaveFocus();
    expect(screen.getByText(/^Unfortunately we weren't able to find enough details/)).toBeVisible();
  });

  it('tells that the provider is down, keeps what was typed and offers manual entry', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.addresses, refusal('THIRD_PARTY'));
    const { container } = renderWithRuntime(<Root />, runtime);

    expect(
      await screen.findByText(
        'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
      ),
    ).toBeVisible();
    expect(await postcode()).toHaveValue('MK40 2QT');
    await expectNoViolations(container);

    await user.click(await byHand());
    expect(screen.getByLabelText('Postcode of your new home')).toHaveValue('MK40 2QT');
  });
});

describe('a lookup that fails after one that did not', () => {
  it('shows its error, and no addresses of before [ADDR-08]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Root />, runtime);
    await home();

    runtime.answer(onboardingEndpoints.addresses, refusal('THIRD_PARTY'));
    await user.click(screen.getByRole('button', { name: 'Find address' }));

    expect(await screen.findByText(/^There has been a error retrieving data/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Address' })).not.toBeInTheDocument();
  });
});

describe('an address by hand', () => {
  it('needs street, town and county [ONB-31, ONB-32, ONB-33]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    const { container } = renderWithRuntime(<Root />, runtime);

    await user.click(await byHand());
    await user.click(next());

    expect(summary()).toEqual(['We need your street address', 'We need your town or city', 'We need your county']);
    expect(saves(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('is saved trimmed [ONB-25, ONB-34]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Root />, runtime);

    await user.click(await byHand());
    await user.type(screen.getByLabelText('Street address'), ' 3 River Walk ');
    await user.type(screen.getByLabelText('Town or city'), 'Truro ');
    await user.type(screen.getByLabelText('County'), ' Cornwall');
    await user.clear(await postcode());
    await user.type(await postcode(), 'tr12he');
    await user.click(next());

    await waitFor(() => expect(runtime.seen.navigations).toEqual([{ path: '/onboarding/contact', replace: false }]));
    expect(saves(runtime)).toEqual([
      {
        isManualAddress: true,
        manualAddressStreetOne: '3 River Walk',
        manualAddressStreetTwo: '',
        manualAddressTown: 'Truro',
        manualAddressCounty: 'Cornwall',
        postcode: 'TR1 2HE',
        version: 1,
      },
    ]);
  });

  it('stays in the boxes while somebody looks at the list again', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Root />, runtime);

    await user.click(await byHand());
    await user.type(screen.getByLabelText('Town or city'), 'Truro');
    await user.click(screen.getByRole('button', { name: 'Search for your address instead' }));
    expect(await postcode()).toHaveFocus();
    await user.click(await byHand());

    expect(screen.getByLabelText('Town or city')).toHaveValue('Truro');
  });
});

describe('without a connection', () => {
  it('says that nothing is saved yet, and saves it when the connection is back', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.save, refusal(noAnswer));
    renderWithRuntime(<Root />, runtime);

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

    await waitFor(() => expect(runtime.seen.navigations).toEqual([{ path: '/onboarding/contact', replace: false }]));
    expect(runtime.storage.get('onboarding')).toEqual({});
  });
});

describe('when another tab changed the address', () => {
  it('shows what it is now, keeps what was chosen, and saves it on the next try', async () => {
    const user = setup();
    const { runtime, world } = aWorld();
    const save = jest.fn();
    runtime.answer(onboardingEndpoints.save, ({ body }) => {
      save(body);
      if (body.version === 7) return aJourneyWithHome({ version: 8 });
      throw new ApiError(problem('CONFLICT', { errors: { address: '12 Castle Road, Bedford, MK40 2QT' } }));
    });
    renderWithRuntime(<Root />, runtime);

    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    world.journey = aJourney({ address: '5001012', version: 7 });
    await user.click(next());

    expect(
      await screen.findByRole('link', {
        name: 'This was changed meanwhile. It is now: 12 Castle Road, Bedford, MK40 2QT. Save again to have yours instead.',
      }),
    ).toBeVisible();
    expect(await home()).toHaveValue('14 Castle Road, Bedford, MK40 2QT');

    await user.click(next());
    await waitFor(() => expect(runtime.seen.navigations).toHaveLength(1));
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ address: '5001014', version: 7 }));
  });
});
