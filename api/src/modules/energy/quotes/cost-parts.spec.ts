import { perMonth, costParts, totalOf } from './cost-parts.js';

const electricity = { unitRate: 24.4, nightUnitRate: null, standingCharge: 57.2 };
const gas = { unitRate: 6.95, nightUnitRate: null, standingCharge: 29 };

it('adds up the rounded costs of both fuels to the first-year cost', () => {
  const parts = costParts({ electricity, gas }, { electricityKwh: 2700, gasKwh: 9800 }, null);
  expect(parts).toEqual({ electricityUse: 65880, electricityStanding: 20878, gasUse: 68110, gasStanding: 10585 });
  expect(totalOf(parts)).toBe(165453);
  expect(perMonth(165453)).toBe(13788);
});

it('adds no cost for a fuel that the tariff does not include', () => {
  expect(costParts({ electricity, gas: null }, { electricityKwh: 2500, gasKwh: 9500 }, null)).toEqual({
    electricityUse: 61000,
    electricityStanding: 20878,
    gasUse: 0,
    gasStanding: 0,
  });
});

it('splits electricity into day and night', () => {
  const economy7 = { unitRate: 29.4, nightUnitRate: 15.6, standingCharge: 54 };
  // 3,400 kWh: 1,428 at night, 1,972 by day.
  expect(costParts({ electricity: economy7, gas: null }, { electricityKwh: 3400, gasKwh: null }, 42)).toMatchObject({
    electricityUse: 80254,
    electricityStanding: 19710,
  });
});

it('splits it into the same whole kWh as the usage page shows', () => {
  const economy7 = { unitRate: 29.4, nightUnitRate: 15.6, standingCharge: 54 };
  // 29% of 50 kWh: 15 at night, 35 by day.
  expect(costParts({ electricity: economy7, gas: null }, { electricityKwh: 50, gasKwh: null }, 29)).toMatchObject({
    electricityUse: 1263,
  });
});

it.each([
  [1, 24],
  [499_999, 12_199_976],
])('prices %d kWh exactly', (kwh, pence) => {
  expect(costParts({ electricity, gas: null }, { electricityKwh: kwh, gasKwh: null }, null).electricityUse).toBe(pence);
});
