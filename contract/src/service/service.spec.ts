import { recordOf } from '../record/record-of';
import { isOffered, orderedServices, registeredServices, serviceFields, services } from './service';

it.each([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
  [4, true],
] as const)('offered status %i shows the service: %s', (status, isShown) => {
  expect(isOffered(status)).toBe(isShown);
});

it('divides the services into ordered and registered ones', () => {
  expect(orderedServices).toContain('energy');
  expect(registeredServices).toContain('council');
  expect([...orderedServices, ...registeredServices]).toEqual(services);
});

it('builds a value or a field for each service', () => {
  const two = ['energy', 'water'] as const;
  expect(recordOf(two, (service) => service.length)).toEqual({ energy: 6, water: 5 });
  expect(serviceFields(two, 'OptIn', (service) => (service === 'energy' ? 1 : 0))).toEqual({
    energyOptIn: 1,
    waterOptIn: 0,
  });
});
