import { energyEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, refused, renderEnergy } from '../testing/energy-runtime';
import { agree, aPaygTariff, atMixedPayment, atPaygPayment, sent, sentAsYouGo, submit } from '../testing/payment';

const opened = () => screen.findByRole('heading', { level: 1, name: 'Check and confirm your plan' });

describe('a plan that is paid as you go', () => {
  it('requires no bank details and never mentions Direct Debit [PAY-30]', async () => {
    const { container } = renderEnergy(atPaygPayment());
    await opened();
    expect(document.title).toBe('Check and confirm your plan - Home Move');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent(/Direct Debit|\bbanks?\b|the .*Guarantee\b/i);
    expect(screen.getAllByText('Prepayment Meter')[0]).toBeVisible();
    await expectNoViolations(container);
  });

  it("explains how to top up a key and a card, and that debts of previous occupants are not the mover's", async () => {
    renderEnergy(atPaygPayment());
    await opened();
    const topUp = screen.getByRole('heading', { name: 'How you pay as you go' }).parentElement as HTMLElement;
    expect(
      within(topUp)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'You pay before you use energy: you top up your meter, and it counts down.',
      'Electricity: you top up a key at shops, post offices and petrol stations that take energy payments.',
      'Gas: you top up a card at shops, post offices and petrol stations that take energy payments.',
      'Fernway sends you a new key and a new card by post before supply starts. Do not use one left in the home: you could end up paying what previous occupants owe.',
      'You do not have to pay what previous occupants owe. If the meter shows a debt, call Fernway, and they clear it.',
    ]);
    expect(screen.getByText('What if I run out of credit?')).toBeVisible();
  });

  it('explains key and card if each fuel has a separate plan', async () => {
    const electricity = aPaygTariff({ priceId: 'FERN-ELEC', energyType: 'Electric', gas: null });
    const gas = aPaygTariff({ priceId: 'FERN-GAS', energyType: 'Gas', electricity: null });
    const runtime = atMixedPayment({ stored: { energyTariff: electricity, energySecondaryTariff: gas } });
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [electricity, gas] }));
    renderEnergy(runtime);
    await screen.findByRole('heading', { level: 1, name: 'Check and confirm your plans' });
    expect(screen.getByText(/^Fernway sends you a new key and a new card by post/)).toBeVisible();
  });

  it('explains that the current supplier sends a key or card until then', async () => {
    renderEnergy(atPaygPayment());
    await opened();
    await userEvent.click(screen.getByText('Who supplies me until then?'));
    expect(screen.getByText(/they send you your own key or card/)).toBeVisible();
  });

  it('offers the app for smart meters, which need neither key nor card', async () => {
    const enrolment = anEnergyEnrolment({ hasElecSmartMeter: true, hasGasSmartMeter: true });
    renderEnergy(atPaygPayment({ enrolment }));
    await opened();
    expect(screen.getByText(/^With your smart meters, you can top up in the Fernway app, online/)).toBeVisible();
    expect(screen.queryByText(/new key|you top up a key|you top up a card/)).not.toBeInTheDocument();
  });

  it('offers the app for the smart meter of one fuel, and a new card for the other', async () => {
    renderEnergy(atPaygPayment({ enrolment: anEnergyEnrolment({ hasElecSmartMeter: true }) }));
    await opened();
    expect(screen.getByText(/^With your smart electricity meter, you can top up in the Fernway app/)).toBeVisible();
    expect(screen.getByText(/^Gas: you top up a card/)).toBeVisible();
    expect(screen.getByText(/^Fernway sends you a new card by post/)).toBeVisible();
    expect(screen.queryByText(/you top up a key/)).not.toBeInTheDocument();
  });

  it('requires the terms [PAY-24]', async () => {
    const runtime = atPaygPayment();
    renderEnergy(runtime);
    await opened();
    await submit();
    const terms = screen.getByRole('checkbox', { name: /^I agree to the principal terms/ });
    expect(terms).toHaveAccessibleDescription(/This field is required/);
    expect(terms).toHaveFocus();
    expect(sentAsYouGo(runtime)).toEqual([]);
  });

  it('is set up by its own call, without bank details, and opens the next page [PAY-30] [PAY-31] [PAY-32]', async () => {
    const runtime = atPaygPayment();
    renderEnergy(runtime);
    await opened();
    await agree();
    await submit();
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]),
    );
    expect(sent(runtime)).toEqual([]);
    expect(sentAsYouGo(runtime)[0]?.idempotencyKey).toMatch(/^[\da-f]{32}$/);
    expect(sentAsYouGo(runtime)[0]?.input.body).toEqual({
      termsAndConditions: true,
      ovoSmartRequired: false,
      ovoMarketingOptIn: false,
      ovoMarketingOptInChannels: [],
      ovoFoundationMarketingOptIn: false,
      ovoGroupMarketingOptIn: false,
      priorityServicesRequired: false,
      smartBillingDataRate: 'Daily',
      smartSettlementDataRate: 'Daily',
      tariffsId: [{ quoteId: 'q-1', priceId: 'FERN-PAYG' }],
      addOnsIdentifiers: [],
      monthlyCost: 13788,
      startServiceDate: '2026-12-02',
    });
    expect(runtime.recorded.events).toEqual([
      { name: 'service', detail: { service: 'energy', outcome: 'completed' } },
      { name: 'track', detail: { name: 'Energy Journey Completed' } },
    ]);
  });

  it('keeps the ticked boxes when the supplier is down', async () => {
    const runtime = atPaygPayment();
    runtime.answer(energyEndpoints.setUpPayg, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await opened();
    await agree();
    await submit();
    expect(await screen.findByText(/^We do not know yet whether Fernway received this\./)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ })).toBeChecked();
  });

  it('mentions only the key or the card for a plan of one fuel', async () => {
    const runtime = atPaygPayment();
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [aPaygTariff({ energyType: 'Gas' })] }));
    renderEnergy(runtime);
    await opened();
    expect(screen.getByText(/^Fernway sends you a new card by post/)).toBeVisible();
    expect(screen.queryByText(/a new key|top up a key/)).not.toBeInTheDocument();
  });
});
