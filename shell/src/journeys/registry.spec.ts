import { aRecord } from '../testing/boot.builder';
import { nextJourney } from './next-journey';
import { createRegistry, journeysOf } from './registry';

describe('the registry', () => {
  it('names the journey of a path by the records’ routes', () => {
    const registry = createRegistry({ remotes: [aRecord({ routes: ['/enrolment/energy/later'] })], lastGood: [] });
    expect(registry.journeyAt('/enrolment/energy/later')).toBe('energy');
    expect(registry.journeyAt('/somewhere')).toBeNull();
  });

  it('knows whose page it is even where no version is published, and says that it is missing', () => {
    const registry = createRegistry({ remotes: [], lastGood: [] });
    expect(registry.journeyAt('/enrolment/energy/list')).toBe('energy');
    expect(() => registry.resolve('energy')).toThrow('HM-101 energy');
  });

  it('takes a newer resolution', () => {
    const registry = createRegistry({ remotes: [], lastGood: [] });
    registry.replace({ remotes: [aRecord({ version: '1.5.0' })], lastGood: [] });
    expect(registry.resolve('energy').version).toBe('1.5.0');
  });

  it('has each journey once', () => {
    expect(journeysOf({ remotes: [aRecord()], lastGood: [] })).toEqual([
      'energy',
      'onboarding',
      'council-water',
      'confirmation',
      'entertainment',
    ]);
  });

  it('counts the agent’s side panel, which has no page, among no journeys', () => {
    const panel = aRecord({ name: 'telephony', routes: [] });
    expect(journeysOf({ remotes: [panel], lastGood: [] })).not.toContain('telephony');
  });
});

describe('the journey to fetch ahead', () => {
  it.each([
    ['/', 'onboarding', 'onboarding'],
    ['/pending/personal-details', 'council-water', 'confirmation'],
    ['/enrolment/moving-details', 'council-water', 'confirmation'],
    ['/enrolment/council-services-upfront', 'confirmation', 'confirmation'],
    ['/enrolment/product-selection', 'energy', 'council-water'],
    ['/enrolment/energy/usage', 'entertainment', 'entertainment'],
    ['/enrolment/entertainment/broadband-list', 'confirmation', 'confirmation'],
    ['/enrolment/confirmation', null, null],
  ])('from %s is %s with council services upfront, else %s', (path, upfront, after) => {
    expect(nextJourney(path, true)).toBe(upfront);
    expect(nextJourney(path, false)).toBe(after);
  });
});
