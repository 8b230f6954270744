import { chosenAddOns, firstBill, offeredAddOns, selectionCost } from './selection-cost';
import { aTariff, anAddOn } from './tariff.builder';

const tariff = aTariff({ newSpend: 165453, newSpendMonthly: 13788 });
const app = anAddOn({ identifier: 'APP', billCost: 0, cost: 0, isIncluded: true });
/** £9.50 for three months, then £14.50. */
const cover = anAddOn({ identifier: 'COVER', billCost: 1450, billDiscountCost: 950, introMonths: 3 });
const drains = anAddOn({ identifier: 'DRAINS', displayName: 'Drains', billingFrequency: 'Quarterly', billCost: 2400 });
const service = anAddOn({ identifier: 'SERVICE', displayName: 'Service', billingFrequency: 'Annual', billCost: 8400 });
const check = anAddOn({ identifier: 'CHECK', displayName: 'Check', isOneOff: true, billCost: 4900 });
/** Neither a third nor a twelfth of it is whole pence. */
const odd = anAddOn({ identifier: 'ODD', billingFrequency: 'Quarterly', billCost: 2500 });
/** Half price for half a year, quarterly: bills of months 1 and 4. */
const quarterlyIntro = { ...drains, billDiscountCost: 1200, introMonths: 6 };

describe('what a plan costs', () => {
  it.each([
    ['no add-on', [], { monthly: 13788, addOnsFirstYear: 0, oneOff: 0, firstYear: 165453 }],
    ['a free one', [app], { monthly: 13788, addOnsFirstYear: 0, oneOff: 0, firstYear: 165453 }],
    ['3 × £9.50 and 9 × £14.50', [cover], { monthly: 14738, addOnsFirstYear: 15900, oneOff: 0, firstYear: 181353 }],
    ['4 × £24.00', [drains], { monthly: 13788, addOnsFirstYear: 9600, oneOff: 0, firstYear: 175053 }],
    ['1 × £84.00', [service], { monthly: 13788, addOnsFirstYear: 8400, oneOff: 0, firstYear: 173853 }],
    ['£49.00 once', [check], { monthly: 13788, addOnsFirstYear: 0, oneOff: 4900, firstYear: 170353 }],
    ['4 × £25.00', [odd], { monthly: 13788, addOnsFirstYear: 10000, oneOff: 0, firstYear: 175453 }],
    [
      '2 × £12.00, 2 × £24.00',
      [quarterlyIntro],
      { monthly: 13788, addOnsFirstYear: 7200, oneOff: 0, firstYear: 172653 },
    ],
    [
      'all of them',
      [app, cover, drains, service, check],
      { monthly: 14738, addOnsFirstYear: 33900, oneOff: 4900, firstYear: 204253 },
    ],
  ])('counts %s from the bills [TARIFF-09, TARIFF-10]', (_, addOns, expected) => {
    expect(selectionCost([tariff], addOns)).toMatchObject(expected);
  });

  it('lists the month in which an introductory price ends', () => {
    const half = anAddOn({ identifier: 'HALF', billCost: 1000, billDiscountCost: 500, introMonths: 6 });
    expect(selectionCost([tariff], []).laterMonthly).toEqual([]);
    expect(selectionCost([tariff], [cover, half]).laterMonthly).toEqual([
      { fromMonth: 4, amount: 13788 + 1450 + 500 },
      { fromMonth: 7, amount: 13788 + 1450 + 1000 },
    ]);
  });

  it('lists an introductory price that ends with the first year', () => {
    const year = anAddOn({ billCost: 1000, billDiscountCost: 500, introMonths: 12 });
    expect(selectionCost([tariff], [year])).toMatchObject({
      addOnsFirstYear: 6000,
      laterMonthly: [{ fromMonth: 13, amount: 14788 }],
    });
  });

  it('lists bills that are not monthly separately', () => {
    expect(selectionCost([tariff], [app, cover, drains, service, check]).otherBills).toEqual([
      { identifier: 'DRAINS', displayName: 'Drains', amount: 2400, frequency: 'Quarterly' },
      { identifier: 'SERVICE', displayName: 'Service', amount: 8400, frequency: 'Annual' },
      { identifier: 'CHECK', displayName: 'Check', amount: 4900, frequency: 'One-off' },
    ]);
  });

  it('lists no bill of a free add-on', () => {
    const free = anAddOn({ identifier: 'FREE', billingFrequency: 'Annual', billCost: 0 });
    expect(selectionCost([tariff], [free]).otherBills).toEqual([]);
  });

  it('adds up two tariffs for mixed meters', () => {
    expect(selectionCost([tariff, tariff], [cover])).toMatchObject({ monthly: 28526, firstYear: 346806 });
  });
});

it.each([
  ['Monthly', cover, { amount: 950, frequency: 'Monthly' }],
  ['Quarterly', odd, { amount: 2500, frequency: 'Quarterly' }],
  ['One-off', check, { amount: 4900, frequency: 'One-off' }],
])('the first %s bill is the supplier’s own amount, not a multiple of a rounded month', (_, addOn, expected) => {
  expect(firstBill(addOn)).toEqual(expected);
});

it('chosenAddOns returns included and chosen add-ons in the supplier’s order', () => {
  const tariffs = [aTariff({ addOnsData: [app, cover, drains] })];
  expect(chosenAddOns(tariffs, ['DRAINS', 'COVER']).map(({ identifier }) => identifier)).toEqual([
    'APP',
    'COVER',
    'DRAINS',
  ]);
});

describe('the add-ons of mixed meters', () => {
  const greener = anAddOn({ identifier: 'GOGN' });
  const electricity = aTariff({ energyType: 'Electric', addOnsData: [app, cover, greener] });
  const gas = aTariff({ energyType: 'Gas', addOnsData: [greener, { ...cover }, service] });
  const identifiersOf = (addOns: readonly { readonly identifier: string }[]) => addOns.map((addOn) => addOn.identifier);

  it('are offered once, and without the greener upgrade of gas [LIST-13]', () => {
    expect(identifiersOf(offeredAddOns([electricity, gas]))).toEqual(['APP', 'COVER', 'GOGN', 'SERVICE']);
    expect(identifiersOf(offeredAddOns([{ ...electricity, addOnsData: [] }, gas]))).toEqual(['COVER', 'SERVICE']);
  });

  it('are chosen and paid once', () => {
    const chosen = chosenAddOns([electricity, gas], ['COVER', 'SERVICE']);
    expect(identifiersOf(chosen)).toEqual(['APP', 'COVER', 'SERVICE']);
    expect(selectionCost([electricity, gas], chosen).monthly).toBe(13788 * 2 + 950);
  });
});
