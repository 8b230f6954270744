import { aRecord } from '../testing/boot.builder';
import { nextJourney } from './next-journey';
import { createRegistry, journeysOf } from './registry';

describe('the registry', () => {
  it('finds the journey of a path by the records’ routes', () => {
    const registry = createRegistry({ remotes: [aRecord({ routes: ['/enrolment/energy/later'] })], lastGood: [] }, 0);
    expect(registry.journeyAt('/enrolment/energy/later')).toBe('energy');
    expect(registry.journeyAt('/somewhere')).toBeNull();
  });

  it('finds the journey of the same path by the routes of a newer resolution', () => {
    const registry = createRegistry({ remotes: [], lastGood: [] }, 0);
    expect(registry.journeyAt('/enrolment/energy/later')).toBeNull();
    registry.replace({ remotes: [aRecord({ routes: ['/enrolment/energy/later'] })], lastGood: [] });
    expect(registry.journeyAt('/enrolment/energy/later')).toBe('energy');
  });

  it('assigns pages to a journey without a published version, which resolves to HM-101', () => {
    const registry = createRegistry({ remotes: [], lastGood: [] }, 0);
    expect(registry.journeyAt('/enrolment/energy/list')).toBe('energy');
    expect(() => registry.resolve('energy')).toThrow('HM-101 energy');
  });

  it('gives a visitor of a canary that version, and falls back to the version of everyone else', () => {
    const canary = { record: aRecord({ version: '1.5.0' }), percent: 10, offset: 95 };
    const resolution = { remotes: [aRecord()], lastGood: [], canaries: [canary] };
    expect(createRegistry(resolution, 14).resolve('energy').version).toBe('1.5.0');
    expect(createRegistry(resolution, 15).resolve('energy').version).toBe('1.4.0');
    expect(createRegistry(resolution, 14).lastGood(canary.record)?.version).toBe('1.4.0');
  });

  it('gives 1,000 visitors a canary of 10% as often as random buckets do, and the same each time', () => {
    const resolution = {
      remotes: [aRecord()],
      lastGood: [],
      canaries: [{ record: aRecord({ version: '1.5.0' }), percent: 10, offset: 37 }],
    };
    const buckets = Array.from({ length: 1000 }, (_, visitor) => visitor % 100);
    const versionsOf = () => buckets.map((bucket) => createRegistry(resolution, bucket).resolve('energy').version);
    const first = versionsOf();
    expect(first.filter((version) => version === '1.5.0')).toHaveLength(100);
    expect(versionsOf()).toEqual(first);
  });

  it('has the message of a journey that is switched off', () => {
    const disabled = [{ name: 'energy', message: 'Energy returns at noon.' }] as const;
    const registry = createRegistry({ remotes: [], lastGood: [], disabled }, 0);
    expect(() => registry.resolve('energy')).toThrow('HM-101');
    expect(registry.disabled()).toEqual(disabled);
  });

  it('accepts a newer resolution', () => {
    const registry = createRegistry({ remotes: [], lastGood: [] }, 0);
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
