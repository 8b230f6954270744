import type { JourneyId, RegistryResolution } from '@home-move/contract';
import type { Journeys } from '../journeys/create-journeys';
import type { Registry } from '../journeys/registry';
import type { Navigation } from '../navigation/navigation';

/** The least time between two requests to the registry. */
const checkIntervalMs = 60_000;

export interface FollowVersionsInputs {
  readonly navigation: Pick<Navigation, 'path'>;
  readonly registry: Registry;
  readonly journeys: Journeys;
  /** Fetches the current resolution. */
  readonly refresh: () => Promise<RegistryResolution>;
}

/**
 * Requests the registry's versions when the page changes and when the mover types or presses, at most once a minute, and follows
 * other ones at the next change of the page. A page is a boundary: input on the page before has been stored, or was given up by
 * leaving it.
 */
export function followVersions({ navigation, registry, journeys, refresh }: FollowVersionsInputs): void {
  const journeyOnScreen = () => registry.journeyAt(navigation.path.get());
  const changed = new Set<JourneyId>();
  let shown = journeyOnScreen();
  let checked = performance.now();

  /** Single-spa mounts the current version of a journey that opens; one that stays on screen is mounted again. */
  function follow(next: JourneyId | null): void {
    const journey = next === null ? undefined : journeys.get(next);
    if (next !== null && changed.delete(next) && next === shown && journey)
      void journey.unmount().then(() => journey.mount());
    shown = next;
  }

  async function check(): Promise<void> {
    const versionsOf = () => new Map([...journeys.keys()].map((name) => [name, registry.find(name)?.version]));
    const before = versionsOf();
    registry.replace(await refresh());
    for (const [name, version] of versionsOf()) if (version !== before.get(name)) changed.add(name);
    // So that the next page does not wait for the code.
    if (shown !== null && changed.has(shown)) await journeys.get(shown)?.preload();
  }

  function checkIfDue(): void {
    if (performance.now() - checked < checkIntervalMs) return;
    checked = performance.now();
    // Without an answer the versions stay as they are.
    check().catch(() => undefined);
  }

  navigation.path.subscribe(() => {
    follow(journeyOnScreen());
    checkIfDue();
  });
  // A tab that was idle learns of a withdrawn version before it opens the next page, which is a save away.
  for (const input of ['pointerdown', 'keydown']) window.addEventListener(input, checkIfDue, { capture: true });
}
