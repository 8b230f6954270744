import type { JourneyId } from '@home-move/contract';
import { getAppStatus } from 'single-spa';
import type { GuardedJourney } from '../journeys/guarded-journey';
import { startJourneyRouter } from './journey-router';

const journeyOf: Readonly<Record<string, JourneyId>> = { '/pending': 'onboarding', '/energy': 'energy' };
const log: string[] = [];

function aJourney(name: string): GuardedJourney {
  const record = (lifecycle: string) => () => {
    log.push(`${lifecycle} ${name}`);
    return Promise.resolve();
  };
  return {
    bootstrap: () => Promise.resolve(),
    mount: record('mount'),
    unmount: record('unmount'),
    preload: () => Promise.resolve(),
    onRenderError: () => undefined,
    onCrash: () => undefined,
  };
}

/** Navigates and resolves once single-spa has followed. */
function go(path: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('single-spa:routing-event', () => resolve(), { once: true });
    window.history.pushState(null, '', path);
  });
}

it('mounts the journey of the address with single-spa, and follows the address', async () => {
  window.history.replaceState(null, '', '/pending');
  const journeys = new Map<JourneyId, GuardedJourney>(
    (['onboarding', 'energy'] as const).map((name) => [name, aJourney(name)]),
  );
  const mounted = new Promise((resolve) =>
    window.addEventListener('single-spa:routing-event', resolve, { once: true }),
  );
  startJourneyRouter(journeys, (pathname) => journeyOf[pathname] ?? null);
  await mounted;
  expect(log).toEqual(['mount onboarding']);
  expect(getAppStatus('onboarding')).toBe('MOUNTED');

  await go('/energy');
  expect(log).toEqual(['mount onboarding', 'unmount onboarding', 'mount energy']);
  expect(getAppStatus('onboarding')).toBe('NOT_MOUNTED');

  await go('/cookie-policy');
  expect(log.slice(3)).toEqual(['unmount energy']);

  await go('/pending');
  expect(log.slice(4)).toEqual(['mount onboarding']);
});
