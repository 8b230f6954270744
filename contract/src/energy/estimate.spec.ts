import { estimateUse, likelyRange, typicalUseOf } from './estimate';

describe('the estimate of a home’s yearly use', () => {
  it('gives the typical figures of a three-bedroom semi with three people', () => {
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
  ] as const)('works out %j', (home, electricityKwh, gasKwh) => {
    expect(estimateUse('Dual', home)).toEqual({ electricityKwh, gasKwh, estimated: true });
  });

  it('leaves out a fuel that the home does not have', () => {
    const home = { numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
    expect(estimateUse('Electric', home).gasKwh).toBeNull();
    expect(estimateUse('Gas', home).electricityKwh).toBeNull();
  });

  it('takes typical use for people who are not sure', () => {
    expect(typicalUseOf('Dual', { multiRate: false })).toEqual({ electricityKwh: 2500, gasKwh: 9500, estimated: true });
    expect(typicalUseOf('Electric', { multiRate: true })).toEqual({
      electricityKwh: 3400,
      gasKwh: null,
      estimated: true,
    });
  });

  it('says where an estimate is likely to lie', () => {
    expect(likelyRange(2700)).toEqual({ from: 2200, to: 3200 });
    expect(likelyRange(9800)).toEqual({ from: 7800, to: 11800 });
  });
});
