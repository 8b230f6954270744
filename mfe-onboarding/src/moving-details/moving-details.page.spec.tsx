import {
  ApiError,
  enrolmentEndpoints,
  problem,
  type AddressOption,
  type ProblemCode,
  type ResidentialStatusOption,
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
import { MovingDetailsPage } from './moving-details.page';

const homes: readonly AddressOption[] = [
  { addressKey: '5001012', simpleAddress: '12 Castle Road, Bedford, MK40 2QT', isDomestic: true },
  { addressKey: '5001014', simpleAddress: '14 Castle Road, Bedford, MK40 2QT', isDomestic: true },
  { addressKey: '5001099', simpleAddress: 'Castle Bakery, Castle Road, Bedford, MK40 2QT', isDomestic: false },
];
const statuses: readonly ResidentialStatusOption[] = [
  { key: 200, value: 'Home owner' },
  { key: 201, value: 'Private tenant' },
];
const unmoved = anEnrolment({
  moveInDate: null,
  residentialStatus: 0,
  address: null,
  simpleAddress: null,
  postcode: null,
});
const saved = anEnrolment();
const refusal = (code: ProblemCode) => () => {
  throw new ApiError(problem(code));
};

/** A world in which every call goes well, for somebody who comes to the page for the first time. */
function aWorld(options: TestRuntimeOptions = {}) {
  const runtime = createTestRuntime({ enrolment: unmoved, ...options });
  runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
  runtime.answer(enrolmentEndpoints.addresses, ({ params }) => (params.postcode === 'MK40 2QT' ? homes : []));
  runtime.answer(enrolmentEndpoints.update, () => unmoved);
  runtime.answer(enrolmentEndpoints.saveAddress, () => saved);
  runtime.answer(enrolmentEndpoints.saveManualAddress, () => saved);
  return runtime;
}
type World = ReturnType<typeof aWorld>;

const date = () => within(screen.getByRole('group', { name: 'Expected move-in date' }));
const postcode = () => screen.getByLabelText('Postcode of your new home');
const next = () => screen.getByRole('button', { name: 'Next' });
const puts = ({ seen }: World) => seen.calls.filter(({ method }) => method === 'PUT');
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

async function typeDate(user: ReturnType<typeof userEvent.setup>, day: string, month: string, year: string) {
  await user.type(date().getByLabelText('Day'), day);
  await user.type(date().getByLabelText('Month'), month);
  await user.type(date().getByLabelText('Year'), year);
}
async function find(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(postcode());
  await user.type(postcode(), text);
  await user.click(screen.getByRole('button', { name: 'Find address' }));
}
async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('option', { name }));
}

describe('the moving details page', () => {
  it('asks for date, status and address, and says what Next looks up [MOVE-01, MOVE-02, MOVE-06, MOVE-07, MOVE-21]', async () => {
    const { container } = renderWithRuntime(<MovingDetailsPage />, aWorld());

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About your new home');
    expect(date().getByLabelText('Day')).toHaveValue('');
    expect(screen.getByText(/For example, 27 11 2026/)).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Private tenant' })).toBeInTheDocument();
    expect(postcode()).toHaveAttribute('autocomplete', 'postal-code');
    expect(screen.getByText(/we look up the meters at this address and who supplies them now/)).toBeVisible();
    await expectNoViolations(container);
  });

  it('saves date, status and the chosen address, and goes on to product selection [ADDR-04, ADDR-05]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    const { container } = renderWithRuntime(<MovingDetailsPage />, runtime);

    await typeDate(user, '27', '11', '2026');
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Private tenant');
    await find(user, 'mk402qt');
    await screen.findByRole('listbox', { name: 'Address' });
    await expectNoViolations(container);
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    expect(postcode()).toHaveValue('MK40 2QT');
    expect(puts(runtime)).toMatchObject([
      { path: '/enrolment-auth', input: { body: { moveInDate: '2026-11-27', residentialStatus: 201 } } },
      { path: '/address', input: { body: { addressKey: '5001014' } } },
    ]);
    expect(runtime.enrolment.get()).toBe(saved);
    expect(runtime.seen.navigations).toEqual([{ path: '/enrolment/product-selection', replace: false }]);
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it.each([
    ['energy, once services were chosen', { energyConsented: true, energyOptIn: 1 }, '/enrolment/energy/usage'],
    ['the confirmation, when no service is left', { energyConsented: false }, '/enrolment/confirmation'],
  ] as const)('goes on to %s', async (_where, chosen, path) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({ enrolment: anEnrolment() });
    runtime.answer(enrolmentEndpoints.update, () => anEnrolment(chosen));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await screen.findByRole('combobox', { name: 'Address' });
    await user.click(next());

    expect(runtime.seen.navigations).toEqual([{ path, replace: false }]);
  });

  it('does not ask for a residential status when there is none to choose [MOVE-05]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.residentialStatuses, () => []);
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await typeDate(user, '27', '11', '2026');
    await find(user, 'MK40 2QT');
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    expect(screen.queryByLabelText('Residential status')).not.toBeInTheDocument();
    await user.click(next());

    expect(puts(runtime)[0]?.input).toEqual({ body: { moveInDate: '2026-11-27', residentialStatus: undefined } });
    expect(runtime.seen.navigations).toHaveLength(1);
  });

  it('offers to load the statuses again when they did not load', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.residentialStatuses, refusal('UNAVAILABLE'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    const again = await screen.findByRole('button', { name: 'Try again' });
    runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
    await user.click(again);

    expect(await screen.findByRole('option', { name: 'Home owner' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('when something is missing or wrong', () => {
  it('names the date, the status and the postcode in this order [MOVE-13, MOVE-17, MOVE-18, ADDR-10]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    const { container } = renderWithRuntime(<MovingDetailsPage />, runtime);

    await screen.findByRole('option', { name: 'Private tenant' });
    await user.click(next());

    expect(summary()).toEqual([
      'Please enter the date from which you are responsible for utilities at your new home',
      'Please select an option',
      'Please tell me the postcode of your new home',
    ]);
    expect(date().getByLabelText('Day')).toHaveFocus();
    expect(puts(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it.each([
    ['20', '12', '2026', 'I can only help with move-in dates up to 29 days in the future', '[MOVE-12, MOVE-14]'],
    ['19', '8', '2026', 'I can only help with dates 3 months in the past', '[MOVE-12, MOVE-15]'],
    ['31', '11', '2026', 'Invalid', ''],
  ])('refuses %s %s %s: %s %s', async (day, month, year, message) => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<MovingDetailsPage />, aWorld());

    await typeDate(user, day, month, year);
    await user.click(next());

    expect(summary()).toContain(message);
  });

  it('asks to search, then to choose, before the address is there [ADDR-11, ADDR-13]', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<MovingDetailsPage />, aWorld());

    await user.type(postcode(), 'MK40 2QT');
    await user.click(next());
    expect(summary()).toContain('Please search for your address using your postcode');

    await user.click(screen.getByRole('button', { name: 'Find address' }));
    await screen.findByRole('listbox', { name: 'Address' });
    await user.click(next());
    expect(summary()).toContain('Please select an address from the dropdown');
    expect(summary()).not.toContain('Please search for your address using your postcode');
  });

  it('checks the postcode before it searches [ADDR-12, ADDR-09]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await find(user, 'MK40');
    expect(postcode()).toHaveAccessibleDescription('Error: Please check your postcode is valid');
    expect(runtime.seen.calls.map(({ path }) => path)).not.toContain('/addresses/:postcode');

    await user.click(next());
    expect(summary()).toContain("We don't recognise this postcode");
  });

  it('takes the addresses away when another postcode is typed', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<MovingDetailsPage />, aWorld());

    await find(user, 'MK40 2QT');
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.type(postcode(), '{Backspace}S');

    expect(screen.queryByRole('combobox', { name: 'Address' })).not.toBeInTheDocument();
    await user.click(next());
    expect(summary()).toContain('Please search for your address using your postcode');
  });
});

describe('when the lookup does not lead to an address', () => {
  it('says that the postcode has none, and points at manual entry [ADDR-16, ADDR-17]', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<MovingDetailsPage />, aWorld());

    await find(user, 'ZE1 0ZZ');

    expect(await screen.findByText(/We can’t find any addresses for that postcode/)).toHaveTextContent(
      'We can’t find any addresses for that postcode. Please check you’ve entered it correctly. If it is right, click the ‘can’t find your address’ link and enter the rest of the address.',
    );
  });

  it('offers no manual entry where the brand has it off [ADDR-16]', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<MovingDetailsPage />, aWorld({ flags: { 'manual-address': false } }));

    await find(user, 'ZE1 0ZZ');

    expect(
      await screen.findByText(
        'We can’t find any addresses for that postcode. Please check you’ve entered it correctly.',
      ),
    ).toBeVisible();
    expect(screen.getByText('You can also call us on 020 7946 0123.')).toBeVisible();
    expect(screen.queryByRole('button', { name: "Can't find your address?" })).not.toBeInTheDocument();
  });

  it('warns of a business address without blocking [ADDR-19]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await typeDate(user, '27', '11', '2026');
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Home owner');
    await find(user, 'MK40 2QT');
    await choose(user, 'Castle Bakery, Castle Road, Bedford, MK40 2QT');
    expect(
      screen.getByText(
        'The address you have selected appears to be a business address. Please check that you have selected the correct address before continuing.',
      ),
    ).toBeVisible();
    await user.click(next());

    expect(puts(runtime)[1]?.input).toEqual({ body: { addressKey: '5001099' } });
  });

  it('leads to manual entry when too little is known of the address [ADDR-18]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.addresses, refusal('GSP_NOT_FOUND'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await find(user, 'TR1 2HE');

    expect(await screen.findByLabelText('House name or number')).toHaveFocus();
    expect(screen.getByText(/^Unfortunately we weren't able to find enough details about your address/)).toBeVisible();
    expect(postcode()).toHaveValue('TR1 2HE');
  });

  it('waits visibly while addresses are looked up, then has them or says why not, and waits again [SESS-19]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    const answers: ((fails: boolean) => void)[] = [];
    runtime.answer(enrolmentEndpoints.addresses, async () => {
      const fails = await new Promise<boolean>((resolve) => void answers.push(resolve));
      return fails ? refusal('THIRD_PARTY')() : homes;
    });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    const isWaiting = () => screen.queryByRole('button', { name: 'Finding' })?.getAttribute('aria-busy') === 'true';
    const failure = /retrieving data from our third-party supplier/;

    expect(isWaiting()).toBe(false);
    await find(user, 'MK40 2QT');
    expect(isWaiting()).toBe(true);
    act(() => answers[0]?.(true));
    expect(await screen.findByText(failure)).toBeVisible();
    expect(isWaiting()).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Find address' }));
    expect(isWaiting()).toBe(true);
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    act(() => answers[1]?.(false));
    expect(await screen.findAllByRole('option', { name: /Castle Road/ })).toHaveLength(3);
    expect(isWaiting()).toBe(false);
  });

  it('says in the given words that the third party failed, keeps the postcode and finds at the next try', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.addresses, refusal('THIRD_PARTY'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await find(user, 'MK40 2QT');
    expect(
      await screen.findByText(
        'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
      ),
    ).toBeVisible();
    expect(postcode()).toHaveValue('MK40 2QT');
    expect(screen.getByRole('button', { name: "Can't find your address?" })).toBeVisible();

    runtime.answer(enrolmentEndpoints.addresses, () => homes);
    await user.click(screen.getByRole('button', { name: 'Find address' }));
    expect(await screen.findAllByRole('option', { name: /Castle Road/ })).toHaveLength(3);
  });
});

describe('an address typed by hand', () => {
  async function byHand(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByRole('button', { name: "Can't find your address?" }));
    await user.type(screen.getByLabelText('House name or number'), 'Rose Cottage');
    await user.type(screen.getByLabelText('Address line 1'), 'Mill Lane');
    await user.type(screen.getByLabelText('Town or city'), 'Truro');
    await user.type(postcode(), 'tr12he');
  }

  it('is saved with its lines [ADDR-07]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    const { container } = renderWithRuntime(<MovingDetailsPage />, runtime);

    await typeDate(user, '27', '11', '2026');
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Home owner');
    await byHand(user);
    await expectNoViolations(container);
    await user.click(next());

    expect(puts(runtime)[1]).toMatchObject({
      path: '/addresses/manual-address',
      input: {
        body: {
          houseNameOrNumber: 'Rose Cottage',
          addressLine1: 'Mill Lane',
          addressLine2: '',
          town: 'Truro',
          postcode: 'TR1 2HE',
        },
      },
    });
    expect(runtime.seen.navigations).toHaveLength(1);
  });

  it('needs house, first line and town [ADDR-14]', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<MovingDetailsPage />, aWorld());

    await typeDate(user, '27', '11', '2026');
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Home owner');
    await user.click(screen.getByRole('button', { name: "Can't find your address?" }));
    await user.click(next());

    expect(summary()).toEqual([
      'Please enter your house name or number',
      'Please enter the first line of your address',
      'Please enter your town or city',
      'Please tell me the postcode of your new home',
    ]);
    expect(screen.getByLabelText('Address line 2 (optional)')).toBeValid();
  });

  it('can be left for the search again, and nothing typed is lost', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<MovingDetailsPage />, aWorld());

    await byHand(user);
    await user.click(screen.getByRole('button', { name: 'Search for your address instead' }));
    expect(postcode()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: "Can't find your address?" }));

    expect(screen.getByLabelText('House name or number')).toHaveValue('Rose Cottage');
  });

  it('shows what the API refuses at the line', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.saveManualAddress, () => {
      throw new ApiError(problem('VALIDATION', { errors: { postcode: "We don't recognise this postcode" } }));
    });
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await typeDate(user, '27', '11', '2026');
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Home owner');
    await byHand(user);
    await user.click(next());

    expect(await screen.findByRole('link', { name: "We don't recognise this postcode" })).toBeVisible();
    expect(runtime.seen.navigations).toEqual([]);
  });
});

describe('when saving fails', () => {
  it.each([
    ['the third party', 'THIRD_PARTY', 'There has been a error retrieving data from our third-party supplier.'],
    ['our service', 'UNEXPECTED', 'Sorry we have encountered some difficulties. Please try again in a moment.'],
  ] as const)('says so for %s, keeps what was typed and saves at the next try', async (_who, code, words) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.saveAddress, refusal(code));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await typeDate(user, '27', '11', '2026');
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Home owner');
    await find(user, 'MK40 2QT');
    await choose(user, '12 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue('12 Castle Road, Bedford, MK40 2QT');

    runtime.answer(enrolmentEndpoints.saveAddress, () => saved);
    await user.click(next());
    expect(runtime.seen.navigations).toEqual([{ path: '/enrolment/product-selection', replace: false }]);
  });

  it('leads to manual entry when too little is known of the chosen address [ADDR-18]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.saveAddress, refusal('GSP_NOT_FOUND'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await typeDate(user, '27', '11', '2026');
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Home owner');
    await find(user, 'MK40 2QT');
    await choose(user, '12 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    expect(await screen.findByLabelText('House name or number')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unfortunately we weren't able to find enough details/);
  });
});

describe('when the page is loaded again', () => {
  it('has what was typed, with the addresses that were found', async () => {
    const user = userEvent.setup({ delay: null });
    const before = aWorld();
    const { unmount } = renderWithRuntime(<MovingDetailsPage />, before);
    await typeDate(user, '27', '11', '2026');
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Private tenant');
    await find(user, 'MK40 2QT');
    await choose(user, '12 Castle Road, Bedford, MK40 2QT');
    unmount();

    const after = aWorld({ stored: { onboarding: before.storage.get('onboarding') } });
    renderWithRuntime(<MovingDetailsPage />, after);

    expect(await screen.findByRole('combobox', { name: 'Address' })).toHaveValue('12 Castle Road, Bedford, MK40 2QT');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(date().getByLabelText('Month')).toHaveValue('11');
    expect(screen.getByLabelText('Residential status')).toHaveDisplayValue('Private tenant');
    await user.click(next());
    expect(after.seen.navigations).toHaveLength(1);
  });

  it('has what was saved, and does not save the same address again', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({ enrolment: saved });
    runtime.answer(enrolmentEndpoints.update, () => saved);
    renderWithRuntime(<MovingDetailsPage />, runtime);

    expect(await screen.findByRole('combobox', { name: 'Address' })).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    expect(screen.getByLabelText('Residential status')).toHaveDisplayValue('Private tenant');
    await user.click(next());

    expect(puts(runtime).map(({ path }) => path)).toEqual(['/enrolment-auth']);
  });

  it('says which address it still has when the lookup is down, and goes on with it', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({ enrolment: saved });
    runtime.answer(enrolmentEndpoints.update, () => saved);
    runtime.answer(enrolmentEndpoints.addresses, refusal('THIRD_PARTY'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    expect(await screen.findByText('We still have 14 Castle Road, Bedford, MK40 2QT.')).toBeVisible();
    await user.click(next());
    expect(runtime.seen.navigations).toHaveLength(1);
  });
});
