import { validationErrors } from '../testing';
import { bedroomOption } from './energy';
import { energyUsageSchema } from './energy-usage.schema';

const dual = energyUsageSchema({ fuelType: 'Dual' });

describe('the usage of a home with both fuels', () => {
  it.each(['', 'X', undefined])('rejects knownUsage %j [USAGE-05]', (knownUsage) => {
    expect(validationErrors(dual, { knownUsage })).toEqual({ knownUsage: 'Please select one of the options' });
  });

  it('requires nothing more when the usage is unknown', () => {
    expect(validationErrors(dual, { knownUsage: 'U' })).toEqual({});
  });

  it('accepts null for an answer that is not given', () => {
    const nothing = { numberOfBedrooms: null, propertyType: null, numberOfPeople: null, nightPercent: null };
    expect(validationErrors(dual, { knownUsage: 'U', ...nothing })).toEqual({});
  });

  it('accepts kWh with separators and unit [USAGE-04]', () => {
    expect(dual.parse({ knownUsage: 'Y', electricityKwhUsage: '2,700', gasKwhUsage: ' 11500 kWh ' })).toEqual(
      expect.objectContaining({ electricityKwhUsage: 2700, gasKwhUsage: 11500 }),
    );
  });

  it.each([
    ['lots', 'This field can only contain numbers', 'USAGE-06'],
    ['2,7', 'This field can only contain numbers', 'USAGE-06'],
    ['27,00', 'This field can only contain numbers', 'USAGE-06'],
    ['1,2345', 'This field can only contain numbers', 'USAGE-06'],
    ['1e3', 'This field can only contain numbers', 'USAGE-06'],
    ['0x10', 'This field can only contain numbers', 'USAGE-06'],
    ['Infinity', 'This field can only contain numbers', 'USAGE-06'],
    ['2.7.0', 'This field can only contain numbers', 'USAGE-06'],
    ['2 7', 'This field can only contain numbers', 'USAGE-06'],
    ['2700.5', 'To the nearest kWh', 'USAGE-07'],
    ['0', 'Please enter a value greater than 0', 'USAGE-08'],
    ['-1', 'Please enter a value greater than 0', 'USAGE-08'],
    ['500000', 'Your usage seems too high, please enter a value less than 499999', 'USAGE-09'],
    ['', 'Please enter a value greater than 0', 'USAGE-10'],
  ])('for %j kWh of electricity shows: %s [%s]', (electricityKwhUsage, message) => {
    expect(
      validationErrors(dual, { knownUsage: 'Y', electricityKwhUsage, gasKwhUsage: '9500' })['electricityKwhUsage'],
    ).toBe(message);
  });

  it.each(['12,345', '2 700 kWh', '499999'])('accepts %j kWh of electricity [USAGE-09]', (electricityKwhUsage) => {
    expect(validationErrors(dual, { knownUsage: 'Y', electricityKwhUsage, gasKwhUsage: '9500' })).toEqual({});
  });

  it('requires bedrooms, property type and people for an estimate [USAGE-12] [USAGE-13] [USAGE-14]', () => {
    expect(
      validationErrors(dual, { knownUsage: 'N', numberOfBedrooms: '', propertyType: '', numberOfPeople: '' }),
    ).toEqual({
      numberOfBedrooms: 'Please select the number of rooms',
      propertyType: 'Please select property type',
      numberOfPeople: 'Please select the number of people',
    });
  });

  it.each([
    ['42', 42],
    [' 35 % ', 35],
    [0, 0],
    ['100', 100],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %j percent at night', (nightPercent, expected) => {
    expect(dual.parse({ knownUsage: 'U', nightPercent }).nightPercent).toBe(expected);
  });

  it.each(['101', '-1', '4.5', 'half', 4.5, -1, 101])('rejects %j percent at night', (nightPercent) => {
    expect(validationErrors(dual, { knownUsage: 'U', nightPercent })).toEqual({
      nightPercent: 'Please enter a whole number from 0 to 100',
    });
  });

  it('reads form text as numbers [USAGE-04]', () => {
    expect(dual.parse({ knownUsage: 'N', numberOfBedrooms: '3', propertyType: '4', numberOfPeople: '9' })).toEqual(
      expect.objectContaining({ numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 9 }),
    );
  });

  it.each([
    ['numberOfBedrooms', '2', 'Please select the number of rooms'],
    ['propertyType', '6', 'Please select property type'],
    ['numberOfPeople', '10', 'Please select the number of people'],
  ])('rejects %s %j', (field, value, message) => {
    const home = { knownUsage: 'N', numberOfBedrooms: '3', propertyType: '4', numberOfPeople: '2', [field]: value };
    expect(validationErrors(dual, home)).toEqual({ [field]: message });
  });
});

it('requires no gas usage for a home with electricity only [USAGE-11]', () => {
  const electric = energyUsageSchema({ fuelType: 'Electric' });
  expect(validationErrors(electric, { knownUsage: 'Y', electricityKwhUsage: '2500' })).toEqual({});
  expect(Object.keys(validationErrors(dual, { knownUsage: 'Y', electricityKwhUsage: '2500' }))).toEqual([
    'gasKwhUsage',
  ]);
});

it('requires no electricity usage for a home with gas only', () => {
  const gas = energyUsageSchema({ fuelType: 'Gas' });
  expect(validationErrors(gas, { knownUsage: 'Y', gasKwhUsage: '9500' })).toEqual({});
  expect(Object.keys(validationErrors(gas, { knownUsage: 'Y', electricityKwhUsage: '2500' }))).toEqual(['gasKwhUsage']);
});

it.each([
  [1, 1],
  [2, 1],
  [3, 3],
  [4, 4],
  [7, 4],
])('maps a stored count of %i bedrooms to option %i [USAGE-16]', (count, option) => {
  expect(bedroomOption(count)).toBe(option);
});

describe('the usage of a home whose meters the register does not list', () => {
  const unlisted = energyUsageSchema({ fuelType: 'Dual', needsMeterAnswers: true });
  const answers = { gas: 'Y', prepay: 'N', economy7: 'N' };

  it('requires the answers about its meters [USAGE-04]', () => {
    expect(validationErrors(unlisted, { knownUsage: 'U', prepay: 'perhaps' })).toEqual({
      gas: 'Please select whether your home has gas',
      prepay: 'Please select whether you pay by topping up',
      economy7: 'Please select whether you have a lower rate at night',
    });
    expect(validationErrors(unlisted, { ...answers, knownUsage: 'U' })).toEqual({});
  });

  it('reports all missing answers together', () => {
    expect(Object.keys(validationErrors(unlisted, {}))).toEqual(['gas', 'prepay', 'economy7', 'knownUsage']);
  });

  it.each([
    ['Y', { gasKwhUsage: 'Please enter a value greater than 0' }],
    ['N', {}],
  ])('with the answer %s for gas requires its kWh as expected', (gas, errors) => {
    const usage = { ...answers, gas, knownUsage: 'Y', electricityKwhUsage: 2700 };
    expect(validationErrors(unlisted, usage)).toEqual(errors);
  });
});
