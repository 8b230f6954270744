import type { EnergySummary, Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { card, renderConfirmation } from '../testing/confirmation-runtime';
import { anEnergySummary, aSummary } from '../testing/summaries';

const payg = {
  tariffName: 'Larkfield PAYG',
  paymentType: 'Prepayment Meter',
  estimatedTotalMonthlyAmountFormatted: '£142.10',
  directDebitReference: null,
  firstPaymentOn: null,
  directDebit: null,
} as const satisfies Partial<EnergySummary>;

function show(energy: Partial<EnergySummary>, meters: Partial<Enrolment> = {}) {
  const enrolment = anEnrolment({
    energyConsented: true,
    energyOptIn: 1,
    energyComplete: true,
    isElecPayg: true,
    isGasPayg: true,
    ...meters,
  });
  return renderConfirmation(enrolment, aSummary({ energy: anEnergySummary({ ...payg, ...energy }) }));
}

const steps = async (title = 'Energy') =>
  (await card(title)).getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '));

describe('the card of energy that is paid as you go', () => {
  it('shows how to top up, and does not mention Direct Debit [CONF-17] [CONF-33]', async () => {
    const { container } = show({});

    const energy = await card('Energy');
    expect(energy.getByText('Larkfield PAYG, electricity and gas')).toBeVisible();
    expect(energy.getByText('About £142.10 a month, paid as you go')).toBeVisible();
    expect(await steps()).toEqual([
      'Take meter readings on 27 Nov 2026 The day you move in',
      'Supply starts 02 Dec 2026 Larkfield Energy writes to you before then',
      'Your new key and card come by post Do not use one left in the home: you could end up paying what previous occupants owe',
      'Top up before you use energy At a shop or post office. Your meter shows the credit left',
    ]);
    expect(container).not.toHaveTextContent(/Direct Debit/i);
    await expectNoViolations(container);
  });

  it.each([
    ['Electric', 'Electricity', 'Your new key comes by post'],
    ['Gas', 'Gas', 'Your new card comes by post'],
  ] as const)('names what comes by post for %s', async (fuelType, title, key) => {
    show({ fuelType });

    expect((await steps(title))[2]).toContain(key);
  });

  it('needs no key or card with smart meters', async () => {
    show({}, { hasElecSmartMeter: true, hasGasSmartMeter: true });

    expect((await steps()).slice(2)).toEqual([
      'You top up your smart meter remotely Larkfield Energy will show you how to do this before your supply starts',
    ]);
  });
});

describe('the card of energy that needs a smart meter', () => {
  it.each([
    [true, 'Larkfield Energy agrees a visit with you, on any day and at any time'],
    [false, 'Larkfield Energy agrees a visit with you'],
  ])('shows when it is fitted, at any time: %s [CONF-32] [CONF-33]', async (isAnyTime, visit) => {
    show({ smartRequested: true, isSmartMeterInstallationAnyDayAndTime: isAnyTime });

    expect((await steps()).at(-1)).toBe(`A smart meter is fitted within 3 months ${visit}`);
  });
});
