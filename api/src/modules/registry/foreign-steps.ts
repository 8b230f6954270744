import { steps, type JourneyId, type StepId } from '@home-move/contract';

/** A step of another journey that a route would take, and whose it is; undefined for a route that takes none. */
export function foreignStep(route: string, journey: JourneyId): { id: StepId; journey: JourneyId } | undefined {
  const ids = Object.keys(steps) as StepId[];
  const id = ids.find((one) => steps[one].journey !== journey && meet(route, steps[one].path));
  return id && { id, journey: steps[id].journey };
}

/** Whether some path fits both patterns, as `matchPath` reads them: a parameter fits any segment. */
function meet(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  const shortest = Math.max(leastOf(a), leastOf(b));
  if (shortest > Math.min(a.length, b.length)) return false;
  return a.slice(0, shortest).every((segment, index) => {
    return segment === b[index] || segment.startsWith(':') || b[index]?.startsWith(':') === true;
  });
}

const segmentsOf = (pattern: string): readonly string[] => pattern.split('/').filter(Boolean);

/** How many segments a path has at least. */
const leastOf = (segments: readonly string[]) =>
  segments.findLastIndex((segment) => !(segment.startsWith(':') && segment.endsWith('?'))) + 1;
