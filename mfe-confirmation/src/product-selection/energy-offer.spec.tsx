import { ApiError, energyEndpoints, problem, type Enrolment, type SupplyFacts } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedUpdates } from '../testing/confirmation-runtime';
import { box, renderSelection } from '../testing/product-selection';

const notChecked = { supplyChecked: false, supplyStatus: 'unchecked', fuelType: null } as const;

/** Renders the page with a response of the register. */
function show(overrides: Partial<Enrolment>, supply: () => SupplyFacts | Promise<SupplyFacts> = () => anEnrolment()) {
  return renderSelection(overrides, (runtime) => runtime.answer(energyEndpoints.checkSupply, supply));
}

const energy = () => box('Energy');
const paths = ({ recorded }: ReturnType<typeof show>['runtime']) => recorded.calls.map(({ path }) => path);

describe('the offer of energy', () => {
  it.each([
    ['credit meters', {}, 'Electricity and gas for 14 Castle Road'],
    ['electricity alone', { fuelType: 'Electric' }, 'Electricity for 14 Castle Road'],
    ['gas alone, prepaid', { fuelType: 'Gas', isGasPayg: true }, 'Pay as you go gas for 14 Castle Road'],
    [
      'prepayment meters',
      { isElecPayg: true, isGasPayg: true },
      'Pay as you go electricity and gas for 14 Castle Road',
    ],
    ['mixed meters', { isMixedMeters: true, isGasPayg: true }, 'Electricity, and pay as you go gas for 14 Castle Road'],
    ['Economy 7', { economy7: true }, 'Economy 7 electricity and gas for 14 Castle Road'],
    [
      'meters that the register does not list',
      { isMeterInfoValid: false },
      'Energy for 14 Castle Road, whose meters we could not find',
    ],
  ] as const)('names the fuel that the home really has: %s', (_what, facts, description) => {
    const { runtime } = show(facts);

    expect(energy()).toHaveAccessibleDescription(description);
    expect(runtime.recorded.calls).toEqual([]);
  });

  it.each([
    ['15 days ahead', '2026-12-05', '21\u00a0Nov\u00a02026'],
    ['in the next year', '2027-01-15', '01\u00a0Jan\u00a02027'],
  ])('shows from when it can be set up, if the move is too far ahead: %s', async (_when, moveInDate, from) => {
    const user = userEvent.setup({ delay: null });
    const { container } = show({ moveInDate, isMoveInDateInRange: false });

    expect(energy()).toHaveAccessibleDescription(
      `You can set this up from ${from}. Unfortunately we cannot complete your energy set up until you are 14 days of moving in to your new property.`,
    );
    await expectNoViolations(container);
    await user.click(energy());
    expect(energy()).toBeChecked();
  });

  it('queries the register in the background, and names the fuel once the response arrives', async () => {
    const user = userEvent.setup({ delay: null });
    let answer: (supply: SupplyFacts) => void = () => undefined;
    const { runtime } = show(notChecked, () => new Promise<SupplyFacts>((resolve) => (answer = resolve)));
    await user.click(energy());

    expect(energy()).toBeChecked();
    expect(energy()).toHaveAccessibleDescription('Checking the energy supply at 14 Castle Road');
    act(() => answer(anEnrolment({ isElecPayg: true, isGasPayg: true })));
    await waitFor(() =>
      expect(energy()).toHaveAccessibleDescription('Pay as you go electricity and gas for 14 Castle Road'),
    );
    expect(energy()).toBeChecked();
    expect(paths(runtime)).toEqual(['/address/check-supply']);
  });

  it.each([
    ['energy is not offered', { energyOfferedStatus: 2 }],
    ['energy is set up', { energyComplete: true }],
    ['the address is missing', { address: null }],
    ['the home is in another market', { postcode: 'BT1 5GS' }],
  ] as const)('does not ask the register when %s', (_when, facts) => {
    const { runtime } = show({ ...notChecked, ...facts });

    expect(runtime.recorded.calls).toEqual([]);
  });

  it('promises nothing when the register does not answer, and can be chosen', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = show(notChecked, () => Promise.reject(new ApiError(problem('THIRD_PARTY'))));

    await waitFor(() =>
      expect(energy()).toHaveAccessibleDescription(
        'We cannot check the energy supply at 14 Castle Road right now. You can still choose energy: we will check again then.',
      ),
    );
    await expectNoViolations(container);
    await user.click(energy());
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/usage', replace: false }]);
  });
});

describe('a home without a quote', () => {
  it.each([
    [
      'unsupported-meters',
      "Unfortunately, we can't give you a quote right now. We're unable to support your meter setup, but we're working on it and will offer quotes in the future when we can. Ask the supplier of the home for its prices, or call another supplier.",
    ],
    [
      'commercial',
      "Unfortunately, we can't give you a quote for a commercial energy supply. If this is your home, check its address. For a business, ask a supplier that sells to businesses.",
    ],
  ] as const)('offers no energy, and shows why and whom to call instead: %s', async (supplyStatus, description) => {
    const user = userEvent.setup({ delay: null });
    const without = { supplyStatus, quotableEnergy: false, isMoveInDateInRange: false };
    const { runtime, container } = show({ ...without, entertainmentOfferedStatus: 1, energyOfferedStatus: 3 });

    const card = within(screen.getByRole('article', { name: 'Energy' }));
    expect(card.getByText('Not through us')).toBeVisible();
    expect(card.getByText(description)).toBeVisible();
    expect(card.getByText(/^Call Citizens Advice:/)).toBeVisible();
    expect(card.getByRole('link', { name: '0808 223 1133' })).toHaveAttribute('href', 'tel:08082231133');
    expect(card.getByRole('link', { name: 'Energy advice from Citizens Advice (opens in a new tab)' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Set up Energy' })).not.toBeInTheDocument();
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));

    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 0, entertainmentOptIn: 1 }]);
  });

  it('is not opted in by a tick that came before the answer, even where the brand requires energy', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show({ ...notChecked, energyOfferedStatus: 4 }, () =>
      anEnrolment({ supplyStatus: 'commercial' }),
    );

    expect(energy()).toBeChecked();
    expect(await screen.findByText('Not through us')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue without services' }));

    expect(runtime.recorded.calls.at(-1)?.input).toEqual({ body: { energyOptIn: 0, entertainmentOptIn: 0 } });
  });
});
