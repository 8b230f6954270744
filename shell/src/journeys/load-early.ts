import type { JourneyId } from '@home-move/contract';
import type { LoadRemote } from './load';

/** Begins to fetch a journey while the session starts; its first real request is answered by that. */
export function loadEarly(load: LoadRemote, journey: JourneyId): LoadRemote {
  const early = load(journey, 0);
  // Whoever opens the journey hears of it; nobody may.
  early.catch(() => undefined);
  return (name, attempt) => (name === journey && attempt === 0 ? early : load(name, attempt));
}
