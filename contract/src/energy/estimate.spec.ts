import { dayAndNight, estimateUse, likelyRange, typicalUseOf } from './estimate';

describe('the estimate of yearly usage', () => {
  it('is typical for a three-bedroom semi with three people', () => {
    expect(estimateUse('Dual', { numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 })).toEqual({
      electricityKwh: 2700,
      gasKwh: 9800,
      estimated: true,
    });
  });

  it.each([
    [{ numberOfBedrooms: 1, propertyType: 3, numberOfPeople: 1 }, 1000, 3500],
    [{ numberOfBedrooms: 4, propertyType: 2, numberOfPeople: 9 }, 7100, 22000],
    [{ numberOfBedrooms: 3, propertyType: 5, numberOfPeople: 2 }, 2300, 8600],
  ] as const)('for %j', (home, electricityKwh, gasKwh) => {
    expect(estimateUse('Dual', home)).toEqual({ electricityKwh, gasKwh, estimated: true });
  });

  it('is null for a fuel that the home does not have', () => {
    const home = { numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
    expect(estimateUse('Electric', home).gasKwh).toBeNull();
    expect(estimateUse('Gas', home).electricityKwh).toBeNull();
  });

  it('uses typical usage for movers who do not know theirs', () => {
    expect(typicalUseOf('Dual', { multiRate: false })).toEqual({ electricityKwh: 2500, gasKwh: 9500, estimated: true });
    expect(typicalUseOf('Electric', { multiRate: true })).toEqual({
      electricityKwh: 3400,
      gasKwh: null,
      estimated: true,
      nightPercent: 42,
    });
  });

  it.each([
    [3400, 42, { day: 1972, night: 1428 }],
    [3401, 50, { day: 1700, night: 1701 }],
    [3400, 0, { day: 3400, night: 0 }],
  ])('splits %d kWh with %d%% at night into whole kWh that add up', (kwh, nightPercent, split) => {
    expect(dayAndNight(kwh, nightPercent)).toEqual(split);
  });

  it('has a likely range of 20% either way', () => {
    expect(likelyRange(2700)).toEqual({ from: 2200, to: 3200 });
    expect(likelyRange(9800)).toEqual({ from: 7800, to: 11800 });
  });
});
