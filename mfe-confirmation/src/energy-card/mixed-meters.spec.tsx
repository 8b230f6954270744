import { ApiError, enrolmentEndpoints, problem, type ConfirmationSummary, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, renderConfirmation, savedUpdates } from '../testing/confirmation-runtime';
import { anEnergySummary, anOpenEnergySummary, aSummary } from '../testing/summaries';

const mixed = anEnrolment({ isMixedMeters: true, isGasPayg: true, energyConsented: true, energyOptIn: 1 });
const electricity = anEnergySummary({ fuelType: 'Electric' });
const gas = anEnergySummary({ fuelType: 'Gas', tariffName: 'Fernway PAYG', paymentType: 'Prepayment Meter' });
const openGas = anOpenEnergySummary({ fuelType: 'Gas' });

/** Only the electricity of the home is set up. */
const half = { ...mixed, fuelsSetUp: ['Electric'] } as const satisfies Enrolment;
const halfSummary = aSummary({ energy: electricity, energySecondary: openGas });

function show(enrolment: Enrolment, summary: ConfirmationSummary) {
  const shown = renderConfirmation(enrolment, summary);
  return { ...shown, user: userEvent.setup({ delay: null }) };
}

describe('the cards of a home with mixed meters [CONF-06]', () => {
  it('show electricity and gas as To do before anything is set up, and start with electricity', async () => {
    const { runtime, user } = show(
      { ...mixed, energyConsented: false, energyOptIn: 0 },
      aSummary({
        energy: anOpenEnergySummary({ fuelType: 'Electric', isOptedIn: false }),
        energySecondary: { ...openGas, isOptedIn: false },
      }),
    );

    const first = await card('Electricity');
    expect(screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)).toEqual([
      'Electricity',
      'Gas',
    ]);
    const second = await card('Gas');
    expect(second.getByText('To do')).toBeVisible();
    expect(second.getByText('You choose a gas plan after your electricity plan.')).toBeVisible();
    expect(second.queryByRole('button')).not.toBeInTheDocument();
    await user.click(first.getByRole('button', { name: 'Get started' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/usage', replace: false }]);
  });

  it('show both plans once both are set up, each by how it is paid [CONF-17]', async () => {
    const both = { ...mixed, energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] as const };
    const { container } = show(both, aSummary({ energy: electricity, energySecondary: gas }));

    const first = await card('Electricity');
    expect(first.getByText('Completed')).toBeVisible();
    expect(first.getByText('Larkfield Fix 12, electricity')).toBeVisible();
    expect(first.getByText('£137.88 a month by Direct Debit')).toBeVisible();
    const second = await card('Gas');
    expect(second.getByText('Completed')).toBeVisible();
    expect(second.getByText('Fernway PAYG, gas')).toBeVisible();
    expect(second.getByText('About £137.88 a month, paid as you go')).toBeVisible();
    expect(second.getByText('Your new card comes by post')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are all set, Sam');
    await expectNoViolations(container);
  });
});

it('heating cover that came with the gas plan has its card [CONF-08]', async () => {
  const cover = { identifier: 'HEATCOVER', displayName: 'Heating Breakdown Cover' };
  const covered = { ...gas, supplierName: 'Fernway', addOns: [cover] };
  show({ ...mixed, energyComplete: true }, aSummary({ energy: electricity, energySecondary: covered }));

  expect((await card('Heating Breakdown Cover')).getByText('From Fernway')).toBeVisible();
});

describe('when one of two fuels is set up', () => {
  it('the card of the other shows it, and opens its plans', async () => {
    const { runtime, user, container } = show(half, halfSummary);

    expect((await card('Electricity')).getByText('Completed')).toBeVisible();
    const left = await card('Gas');
    expect(left.getByText('To do')).toBeVisible();
    expect(left.getByText('Your electricity is set up. Your gas is left to do.')).toBeVisible();
    expect(screen.getByText(/There is still time to set up gas\.$/)).toBeVisible();
    await expectNoViolations(container);
    await user.click(left.getByRole('button', { name: 'See gas plans' }));

    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('the card of electricity does, where its supplier refused and gas was accepted', async () => {
    const summary = aSummary({ energy: anOpenEnergySummary({ fuelType: 'Electric' }), energySecondary: gas });
    show({ ...mixed, fuelsSetUp: ['Gas'] }, summary);

    const left = await card('Electricity');
    expect(left.getByText('Your gas is set up. Your electricity is left to do.')).toBeVisible();
    expect(left.getByRole('button', { name: 'See electricity plans' })).toBeEnabled();
    expect((await card('Gas')).getByText('Completed')).toBeVisible();
  });

  it('the other can be left for later, and continued then', async () => {
    const { runtime, user } = show(half, halfSummary);
    runtime.answer(enrolmentEndpoints.skip, () => ({ ...half, energyComplete: true, version: 7 }));

    const left = await card('Gas');
    await user.click(left.getByRole('button', { name: 'Leave gas for later' }));

    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      path: '/enrolment/skipservice',
      input: { query: { service: '0' } },
    });
    expect(runtime.recorded.events).toContainEqual({
      name: 'service',
      detail: { service: 'energy', outcome: 'completed' },
    });
    expect(left.getByText('Your electricity is set up. You left gas for later, and can carry on now.')).toBeVisible();
    expect(left.queryByRole('button', { name: 'Leave gas for later' })).not.toBeInTheDocument();
    expect(left.getByRole('button', { name: 'See gas plans' })).toBeEnabled();
    expect((await card('Electricity')).getByText('Completed')).toBeVisible();
  });

  it('reopens energy for gas if it was completed with only electricity', async () => {
    const { runtime, user } = show(
      { ...half, energyComplete: true },
      aSummary({ energy: electricity, energySecondary: { ...openGas, isSkipped: true } }),
    );
    runtime.answer(enrolmentEndpoints.update, () => ({ ...half, version: 7 }));

    await user.click((await card('Gas')).getByRole('button', { name: 'See gas plans' }));

    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 1 }]);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('a failure to open its plans is shown, and stays on the page', async () => {
    const { runtime, user } = show(half, halfSummary);
    const left = await card('Gas');
    runtime.answer(enrolmentEndpoints.update, () => Promise.reject(new ApiError(problem('THIRD_PARTY'))));
    await user.click(left.getByRole('button', { name: 'See gas plans' }));

    expect(await left.findByRole('alert')).toHaveTextContent(
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    );
    expect(runtime.recorded.navigations).toEqual([]);
  });
});
