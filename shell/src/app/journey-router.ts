import type { JourneyId } from '@home-move/contract';
import { registerApplication, start } from 'single-spa';
import type { Journeys } from '../journeys/create-journeys';

/**
 * Registers every journey with single-spa, active on its routes, and starts single-spa: from then on it mounts and unmounts
 * journeys as the address changes. The outlet must be in the document.
 * @param journeyAt the journey of a path of the address bar; null for a page of the shell
 */
export function startJourneyRouter(journeys: Journeys, journeyAt: (pathname: string) => JourneyId | null): void {
  for (const [name, journey] of journeys) {
    registerApplication({
      name,
      app: {
        bootstrap: () => journey.bootstrap(),
        mount: () => journey.mount(),
        unmount: () => journey.unmount(),
      },
      activeWhen: ({ pathname }) => journeyAt(pathname) === name,
    });
  }
  start();
}
