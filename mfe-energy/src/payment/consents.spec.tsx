import { energyEndpoints, type DirectDebit } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, refused, renderEnergy, someQuestions } from '../testing/energy-runtime';
import { atMixedPayment, atPayment, bothFuels, electricity, fill, gas, ready, sent, submit } from '../testing/payment';

describe('the preferences and consents', () => {
  const ratesOf = (name: string | RegExp) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value);

  it('ask separately for billing and settlement [PAY-04] [PAY-14]', async () => {
    renderEnergy(atPayment());
    await ready();
    expect(ratesOf(/readings for billing/)).toEqual(['HalfHourly', 'Daily', 'Monthly']);
    expect(ratesOf(/settling the market/)).toEqual(['HalfHourly', 'Daily']);
    expect(
      screen.queryByRole('group', { name: 'How often may your smart meter send readings?' }),
    ).not.toBeInTheDocument();
  });

  it('ask for one preference when the flag is off [PAY-14]', async () => {
    const runtime = atPayment({}, { flags: { 'mhhs-settlement-consent': false } });
    renderEnergy(runtime);
    await ready();
    expect(screen.queryByRole('group', { name: /readings for billing/ })).not.toBeInTheDocument();
    expect(ratesOf('How often may your smart meter send readings?')).toEqual(['HalfHourly', 'Daily', 'Monthly']);
    await userEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
    await fill();
    await submit();
    const body = sent(runtime)[0]?.input.body as DirectDebit;
    expect(body.smartReadDataPreferences).toBe('Monthly');
    expect(body.smartBillingDataRate).toBeUndefined();
  });

  it('link the terms, and leave offers unticked [PAY-05] [PAY-06]', async () => {
    renderEnergy(atPayment());
    await ready();
    expect(screen.getByRole('link', { name: /^principal terms/ })).toHaveAttribute(
      'href',
      'https://larkfield.example/terms/fix-12',
    );
    expect(screen.getByRole('link', { name: /^general terms/ })).toHaveAttribute(
      'href',
      'https://larkfield.example/terms',
    );
    expect(screen.getByRole('checkbox', { name: /^Larkfield Energy may send me offers/ })).not.toBeChecked();
  });

  it('require consent to a smart meter when the tariff needs one and the home has none [PAY-25]', async () => {
    const runtime = atPayment({ smartMeterRequired: true });
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    const smart = screen.getByRole('checkbox', { name: /^I agree to have a smart meter installed/ });
    expect(smart).toHaveAccessibleDescription(/This field is required/);
    await userEvent.click(smart);
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({ ovoSmartRequired: true });
  });

  it('name only the tariff that needs a smart meter', async () => {
    const runtime = atMixedPayment();
    runtime.answer(energyEndpoints.selection, () =>
      bothFuels({ tariffs: [{ ...electricity, isSmartSpecific: true }, gas] }),
    );
    runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions({ smartMeterRequired: true }));
    renderEnergy(runtime);
    expect(
      await screen.findByRole('checkbox', {
        name: /^I agree to have a smart meter installed within 3 months, which is a condition of Larkfield Fix 12\./,
      }),
    ).not.toBeChecked();
  });

  it('require consent to a smart meter again for a plan that was chosen in another tab', async () => {
    const runtime = atPayment({ smartMeterRequired: true });
    renderEnergy(runtime);
    await ready();
    await fill();
    const smart = () => screen.getByRole('checkbox', { name: /^I agree to have a smart meter installed/ });
    await userEvent.click(smart());
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [aTariff({ priceId: 'LF24-EAST' })] }));
    runtime.answer(energyEndpoints.directDebit, () => refused('CONFLICT'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something changed since you opened this page.');
    await waitFor(() => expect(smart()).not.toBeChecked());
  });
});

describe('the agreement to the terms', () => {
  it('does not carry over from one plan to another', async () => {
    const runtime = atPayment();
    const { unmount } = renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ }));
    unmount();

    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [aTariff({ priceId: 'LF24-EAST' })] }));
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ })).not.toBeChecked();
  });
});
