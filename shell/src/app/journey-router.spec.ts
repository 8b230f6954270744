import type { JourneyId } from '@home-move/contract';
import type { Application } from 'single-spa';
import type { GuardedJourney } from '../journeys/guarded-journey';
import { createStore } from '../store/store';
import { createJourneyRouter } from './journey-router';

const registered = new Map<string, { readonly mount: () => Promise<unknown>; readonly isActive: () => boolean }>();
const singleSpaStart = jest.fn();
let failures = 0;
jest.mock('single-spa', () => ({
  get registerApplication() {
    if (failures > 0) {
      failures -= 1;
      throw new Error('offline');
    }
    return ({ name, app, activeWhen }: { name: string; app: Application; activeWhen: (at: Location) => boolean }) =>
      registered.set(name, {
        mount: (app as unknown as GuardedJourney).mount,
        isActive: () => activeWhen(window.location),
      });
  },
  start: () => singleSpaStart(),
}));

const journeyOf: Readonly<Record<string, JourneyId>> = { '/pending': 'onboarding', '/energy': 'energy' };
const log: string[] = [];

function aJourney(name: string): GuardedJourney {
  const does = (what: string) => () => {
    log.push(`${what} ${name}`);
    return Promise.resolve();
  };
  const journey = { bootstrap: does('bootstrap'), mount: does('mount'), unmount: does('unmount') };
  return journey as unknown as GuardedJourney;
}

function open(first: string) {
  window.history.replaceState(null, '', first);
  const path = createStore(first);
  const journeys = new Map<JourneyId, GuardedJourney>(
    (['onboarding', 'energy'] as const).map((name) => [name, aJourney(name)]),
  );
  const router = createJourneyRouter(journeys, path, (pathname) => journeyOf[pathname] ?? null);
  router.start();
  return {
    router,
    go: (to: string) => {
      window.history.pushState(null, '', to);
      path.set(to);
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  log.length = 0;
  failures = 0;
  registered.clear();
  singleSpaStart.mockClear();
});

describe('the journey of the first page', () => {
  it('is mounted without single-spa', () => {
    open('/pending');
    expect(log).toEqual(['mount onboarding']);
    expect(registered.size).toBe(0);
  });

  it('is taken over by single-spa without a second mount', async () => {
    const { router } = open('/pending');
    await router.handOver();
    expect(singleSpaStart).toHaveBeenCalledTimes(1);
    expect(registered.get('onboarding')?.isActive()).toBe(true);
    await registered.get('onboarding')?.mount();
    expect(log).toEqual(['mount onboarding']);
    await registered.get('onboarding')?.mount();
    expect(log).toEqual(['mount onboarding', 'mount onboarding']);
  });

  it('is unmounted when the mover leaves it before single-spa has taken it over', async () => {
    const { router, go } = open('/pending');
    await router.handOver();
    go('/energy');
    expect(log).toEqual(['mount onboarding', 'unmount onboarding']);
    await registered.get('energy')?.mount();
    expect(log.at(-1)).toBe('mount energy');
  });
});

describe('until single-spa has loaded', () => {
  it('journeys follow the address', async () => {
    const { router, go } = open('/pending');
    go('/energy');
    go('/cookie-policy');
    expect(log).toEqual(['mount onboarding', 'unmount onboarding', 'mount energy', 'unmount energy']);
    await router.handOver();
    await registered.get('energy')?.mount();
    expect(log.at(-1)).toBe('mount energy');
  });

  it('each navigation tries again', async () => {
    failures = 1;
    const { go } = open('/');
    go('/pending');
    await settled();
    expect([registered.size, log]).toEqual([0, ['mount onboarding']]);
    go('/energy');
    await settled();
    expect(registered.size).toBe(2);
    expect(singleSpaStart).toHaveBeenCalledTimes(1);
  });
});
