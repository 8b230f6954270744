import { aRecord } from '../testing/boot.builder';
import { nextJourney } from './next-journey';
import { createRegistry, journeysOf } from './registry';

describe('the registry', () => {
  it('finds the journey of a path by the records’ routes', () => {
    const registry = createRegistry({ remotes: [aRecord({ routes: ['/enrolment/energy/later'] })], lastGood: [] });
    expect(registry.journeyAt('/enrolment/energy/later')).toBe('energy');
    expect(registry.journeyAt('/somewhere')).toBeNull();
  });

  it('assigns pages to a journey without a published version, which resolves to HM-101', () => {
    const registry = createRegistry({ remotes: [], lastGood: [] });
    expect(registry.journeyAt('/enrolment/energy/list')).toBe('energy');
    expect(() => registry.resolve('energy')).toThrow('HM-101 energy');
  });

  it('accepts a newer resolution', () => {
    const registry = createRegistry({ remotes: [], lastGood: [] });
    registry.replace({ remotes: [aRecord({ version: '1.5.0' })], lastGood: [] });
    expect(registry.resolve('energy').version).toBe('1.5.0');
  });

  it('lists each journey once', () => {
    const journeys = journeysOf({ remotes: [aRecord()], lastGood: [] });
    expect(journeys).toEqual([...new Set(journeys)]);
    expect(journeys.slice(0, 5)).toEqual(['energy', 'onboarding', 'council-water', 'confirmation', 'entertainment']);
  });

  it('leaves out the agent’s side panel, which has no page', () => {
    const panel = aRecord({ name: 'telephony', routes: [] });
    expect(journeysOf({ remotes: [panel], lastGood: [] })).not.toContain('telephony');
  });
});

describe('the journey to preload', () => {
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
