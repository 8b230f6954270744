import { anEnrolment, anAddOn, aTariff } from '@home-move/contract/testing';
import { addOnsFor, hasAddOnsToChoose } from './add-ons';

const saver = anAddOn({ identifier: 'SAVER', isSmartSpecific: true, isDD: false });
const cover = anAddOn({ identifier: 'COVER', isDD: true });
const visit = anAddOn({ identifier: 'VISIT', isDD: false });
const app = anAddOn({ identifier: 'APP', isDD: true, isIncluded: true });
const addOnsData = [saver, cover, visit, app];

const credit = aTariff({ addOnsData });
const payg = aTariff({ addOnsData, paymentMethod: 'PAY_AS_YOU_GO' });
const dumbMeters = anEnrolment();
const smartMeter = anEnrolment({ hasElecSmartMeter: true });

it.each([
  ['Direct Debit, no smart meter', credit, dumbMeters, ['COVER', 'VISIT', 'APP']],
  ['Direct Debit, smart meter', credit, smartMeter, ['SAVER', 'COVER', 'VISIT', 'APP']],
  [
    'a tariff that needs a smart meter',
    { ...credit, isSmartSpecific: true },
    dumbMeters,
    ['SAVER', 'COVER', 'VISIT', 'APP'],
  ],
  ['pay as you go, no smart meter', payg, dumbMeters, ['VISIT', 'APP']],
  ['pay as you go, smart meter', payg, smartMeter, ['SAVER', 'VISIT', 'APP']],
])('with %s, the add-ons that fit are offered [TARIFF-11]', (_, tariff, home, expected) => {
  expect(addOnsFor([tariff], home).map(({ identifier }) => identifier)).toEqual(expected);
});

it('filters a smart-meter add-on that is collected by Direct Debit from pay as you go [TARIFF-11]', () => {
  const collected = aTariff({ ...payg, addOnsData: [{ ...saver, isDD: true }] });
  expect(addOnsFor([collected], smartMeter)).toEqual([]);
});

it('has nothing to choose where all add-ons are included, or only gas of mixed meters has the greener upgrade', () => {
  expect(hasAddOnsToChoose([aTariff({ addOnsData: [app] })], dumbMeters)).toBe(false);
  const greener = anAddOn({ identifier: 'GOGN' });
  expect(hasAddOnsToChoose([aTariff(), aTariff({ addOnsData: [greener] })], dumbMeters)).toBe(false);
  expect(hasAddOnsToChoose([aTariff({ addOnsData: [greener] }), aTariff()], dumbMeters)).toBe(true);
});
