import { isOffered, orderedServices, perService, registeredServices, serviceFields, services } from './service';

it.each([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
  [4, true],
] as const)('offered status %i shows the service: %s', (status, isShown) => {
  expect(isOffered(status)).toBe(isShown);
});

it('lists the services in the order in which the mover sees them', () => {
  expect(services).toEqual(['energy', 'entertainment', 'council', 'water']);
  expect(orderedServices).toEqual(['energy', 'entertainment']);
  expect(registeredServices).toEqual(['council', 'water']);
});

it('builds a value or a field for each service', () => {
  expect(perService(registeredServices, (service) => service.length)).toEqual({ council: 7, water: 5 });
  expect(serviceFields(orderedServices, 'Skipped', (service) => service === 'energy')).toEqual({
    energySkipped: true,
    entertainmentSkipped: false,
  });
});
