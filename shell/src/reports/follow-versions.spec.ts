import { createStore, type JourneyId, type RegistryResolution } from '@home-move/contract';
import type { GuardedJourney } from '../journeys/guarded-journey';
import { createRegistry } from '../journeys/registry';
import { aRecord } from '../testing/boot.builder';
import { followVersions } from './follow-versions';

const resolutionOf = (version: string): RegistryResolution => ({ remotes: [aRecord({ version })], lastGood: [] });
const [usage, list, details] = ['/enrolment/energy/usage', '/enrolment/energy/list', '/enrolment/moving-details'];

/** The energy and onboarding journeys, which log their lifecycles; the registry names version 1.4.0 of energy at first. */
function aPortal(refresh: () => Promise<RegistryResolution>) {
  const log: string[] = [];
  const aJourney = (name: JourneyId) => {
    const lifecycle = (event: string) => () => {
      log.push(`${event} ${name}`);
      return Promise.resolve();
    };
    const lifecycles = { mount: lifecycle('mount'), unmount: lifecycle('unmount'), preload: lifecycle('preload') };
    return [name, lifecycles as GuardedJourney] as const;
  };
  const path = createStore(usage ?? '');
  const registry = createRegistry(resolutionOf('1.4.0'), 0);
  const journeys = new Map([aJourney('energy'), aJourney('onboarding')]);
  followVersions({ navigation: { path }, registry, journeys, refresh });
  const go = async (to: string | undefined) => {
    path.set(to ?? '');
    await jest.advanceTimersByTimeAsync(0);
  };
  return { log, registry, go };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('another version in the registry', () => {
  it('is mounted at the page after the one at which the tab has learned of it', async () => {
    const { log, registry, go } = aPortal(() => Promise.resolve(resolutionOf('1.5.0')));
    jest.advanceTimersByTime(60_000);
    await go(list);
    expect(registry.find('energy')?.version).toBe('1.5.0');
    expect(log).toEqual(['preload energy']);
    await go(usage);
    expect(log).toEqual(['preload energy', 'unmount energy', 'mount energy']);
    await go(list);
    expect(log).toHaveLength(3);
  });

  it('is left to single-spa when the journey opens', async () => {
    const { log, go } = aPortal(() => Promise.resolve(resolutionOf('1.5.0')));
    jest.advanceTimersByTime(60_000);
    await go(details);
    await go(usage);
    await go(list);
    expect(log).toEqual([]);
  });

  it('is mounted at the next page of a tab that was idle, because the input before it requests the version', async () => {
    const { log, registry, go } = aPortal(() => Promise.resolve(resolutionOf('1.5.0')));
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('pointerdown'));
    await jest.advanceTimersByTimeAsync(0);
    expect(registry.find('energy')?.version).toBe('1.5.0');
    await go(list);
    expect(log).toEqual(['preload energy', 'unmount energy', 'mount energy']);
  });

  it('is requested once a minute at most', async () => {
    const refresh = jest.fn(() => Promise.resolve(resolutionOf('1.4.0')));
    const { log, go } = aPortal(refresh);
    jest.advanceTimersByTime(59_999);
    await go(list);
    expect(refresh).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await go(usage);
    await go(list);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(log).toEqual([]);
  });

  it('is missed while the registry does not answer', async () => {
    const { log, registry, go } = aPortal(() => Promise.reject(new Error('offline')));
    jest.advanceTimersByTime(60_000);
    await go(list);
    await go(usage);
    expect(registry.find('energy')?.version).toBe('1.4.0');
    expect(log).toEqual([]);
  });
});
