import type { JourneyId } from '@home-move/contract';
import { registerApplication } from 'single-spa';
import type { GuardedJourney } from './guarded-journey';

/** Makes a journey an application of single-spa, active on its routes; no remote code is loaded for that. */
export function registerJourney(
  journey: JourneyId,
  guarded: GuardedJourney,
  isActive: (location: Location) => boolean,
): void {
  const { bootstrap, mount, unmount } = guarded;
  registerApplication({ name: journey, app: { bootstrap, mount, unmount }, activeWhen: isActive });
}
