import { energyEndpoints } from '@home-move/contract';
import { aTariff, anAddOn } from '@home-move/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, renderEnergy } from '../testing/energy-runtime';
import { atPayment, ready } from '../testing/payment';

describe('the Direct Debit', () => {
  it('gives the notice of a change that the supplier has [PAY-10]', async () => {
    renderEnergy(atPayment({ noticeWorkingDays: 5 }));
    await ready();
    expect(screen.getByText(/^Larkfield Energy will let you know 5 working days before any change/)).toBeVisible();
    expect(screen.getByText(/will notify you 5 working days in advance/)).toBeVisible();
  });

  it('shows the amount collected and the notice period for a change [PAY-03] [PAY-10]', async () => {
    renderEnergy(atPayment());
    await ready();
    const debit = within(screen.getByRole('region', { name: 'Direct Debit summary' }));
    expect(debit.getByText('Larkfield Energy')).toBeVisible();
    expect(debit.getByText('£137.88 each month')).toBeVisible();
    expect(screen.queryByText(/^With add-ons|^One-off costs/)).not.toBeInTheDocument();
    expect(
      debit.getByText(
        'Larkfield Energy will let you know 2 working days before any change to the amount, date or frequency.',
      ),
    ).toBeVisible();
  });

  it('names the chosen payment day, but none for a paper form', async () => {
    renderEnergy(atPayment());
    await ready();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preferred payment day' }), '22nd of the month');
    const debit = within(screen.getByRole('region', { name: 'Direct Debit summary' }));
    expect(debit.getByText('On the 22nd, once your supply is set up')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Someone else has to authorise payments too' }));
    expect(debit.getByText('Once your supply is set up')).toBeVisible();
  });

  it('shows the approved Guarantee and the questions [PAY-07] [PAY-09]', async () => {
    renderEnergy(atPayment());
    await ready();
    const guarantee = screen.getByText('The Direct Debit Guarantee').closest('details') as HTMLElement;
    expect(guarantee).toHaveAttribute('open');
    expect(
      within(guarantee)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'The Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits.',
      'If there are any changes to the amount, date or frequency of your Direct Debit Larkfield Energy will notify you 2 working days in advance of your account being debited or as otherwise agreed. If you request Larkfield Energy to collect a payment, confirmation of the amount and date will be given to you at the time of the request.',
      'If an error is made in the payment of your Direct Debit, by Larkfield Energy or your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society; if you receive a refund you are not entitled to, you must pay it back when Larkfield Energy asks you to.',
      'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
    ]);
    expect(screen.getByText('Can I change my mind?')).toBeVisible();
    expect(screen.getByText('Who supplies me until then?')).toBeVisible();
    expect(screen.getByText(/^The current supplier of the home\. You pay them from the day/)).toBeInTheDocument();
    expect(screen.getByText('How long does the switch take?')).toBeVisible();
  });

  it('adds every add-on bill to the first year, and lists other than monthly bills separately [TARIFF-10]', async () => {
    const runtime = atPayment();
    const addOnsData = [
      anAddOn({ cost: 1450, discountCost: 950, introMonths: 3 }),
      anAddOn({ identifier: 'SERVICE', displayName: 'Boiler Service', billingFrequency: 'Annual', cost: 700 }),
      anAddOn({
        identifier: 'DRAINS',
        displayName: 'Drains',
        billingFrequency: 'Quarterly',
        billCost: 2500,
        cost: 833,
      }),
      anAddOn({ identifier: 'CHECK', displayName: 'Home Check', isOneOff: true, cost: 4900 }),
    ];
    runtime.answer(energyEndpoints.selection, () =>
      aSelection({
        tariffs: [aTariff({ addOnsData })],
        addOnsIdentifiers: ['HEAT-COVER', 'SERVICE', 'DRAINS', 'CHECK'],
        monthlyCost: 14738,
        oneOffCost: 4900,
      }),
    );
    renderEnergy(runtime);
    await ready();
    // £1,654.53, 3 × £9.50 and 9 × £14.50, £84, 4 × £25, £49.
    expect(screen.getByText('a month, £2,046.53 in the first year')).toBeVisible();
    expect(screen.getByText('With add-ons for £343.00 in the first year')).toBeVisible();
    expect(screen.getByText('One-off costs £49.00')).toBeVisible();
    expect(screen.getByText('Boiler Service: £84.00 once a year')).toBeVisible();
    expect(screen.queryByText('Home Check: £49.00 once')).not.toBeInTheDocument();
    const pairs = [...screen.getByRole('region', { name: 'Direct Debit summary' }).querySelectorAll('dt')].map(
      (label) => [label.textContent, label.nextElementSibling?.textContent],
    );
    expect(pairs).toEqual(
      expect.arrayContaining([
        ['Amount', '£147.38 each month, £152.38 from month 4'],
        ['Boiler Service', '£84.00 once a year'],
        ['Drains', '£25.00 every 3 months'],
        ['Home Check', '£49.00 once'],
        ['First payment', 'Once your supply is set up'],
        ['Reference', 'You get it when this is set up'],
      ]),
    );
  });
});
