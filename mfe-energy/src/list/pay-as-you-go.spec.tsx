import { energyEndpoints } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, renderEnergy, someQuotes } from '../testing/energy-runtime';
import { atList, card } from '../testing/list';

const payg = aTariff({
  priceId: 'PAYG',
  tariffName: 'Larkfield Pay As You Go',
  tariffType: 'variable',
  contractLength: null,
  fixedTermEnd: null,
  paymentMethod: 'PAY_AS_YOU_GO',
  principalTerms: ['You pay by topping up your meter.'],
});

function atPaygList() {
  const runtime = atList();
  runtime.enrolment.set(anEnergyEnrolment({ isElecPayg: true, isGasPayg: true }));
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes({ tariffs: [payg], recommendation: null }));
  return runtime;
}

describe('the list of a home that pays as it goes', () => {
  it('explains how to top up, and mentions no Direct Debit on list and details [LIST-02] [LIST-04]', async () => {
    const { baseElement } = renderEnergy(atPaygList());
    const details = await screen.findByRole('button', { name: 'Details of Larkfield Pay As You Go' });
    expect(card('Larkfield Pay As You Go').getByText('Pay as you go')).toBeVisible();
    await userEvent.click(details);
    await screen.findByRole('tab', { name: 'Prices' });
    expect(screen.getByText('You pay as you go')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Your meters are topped up before you use the energy: with a key or a card at a shop that sells top-ups, or with an app if you have a smart meter. The plans below are for these meters, and need no bank details.',
      ),
    ).toBeInTheDocument();
    expect(baseElement).toHaveTextContent('Payment methodPrepayment Meter');
    expect(baseElement).not.toHaveTextContent(/direct debit/i);
    await expectNoViolations(baseElement);
  });

  it('explains how to top up for electricity only, too', async () => {
    const runtime = atPaygList();
    runtime.enrolment.set(anEnergyEnrolment({ fuelType: 'Electric', isElecPayg: true, isGasPayg: false }));
    renderEnergy(runtime);
    await screen.findByRole('button', { name: 'Details of Larkfield Pay As You Go' });
    expect(
      screen.getByText(/^Your electricity meter is topped up .* The plans below are for this meter,/),
    ).toBeVisible();
  });

  it('has no notice about meters for a home with credit meters [LIST-04]', async () => {
    renderEnergy(atList());
    await screen.findByRole('heading', { name: 'Glimmer Track 12' });
    expect(screen.queryByText(/topped up|pay as you go|Step 1 of 2/)).not.toBeInTheDocument();
  });

  it('chooses all fuels at once', async () => {
    const runtime = atPaygList();
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Select Larkfield Pay As You Go' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
        '/enrolment/energy/payment/larkfield%20energy/PAYG',
      ]),
    );
  });
});
