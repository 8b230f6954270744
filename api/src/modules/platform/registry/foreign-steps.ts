import { steps, type JourneyId, type StepId } from '@home-move/contract';

/** The step of another journey that a route would capture, and that journey; undefined when there is none. */
export function foreignStep(route: string, journey: JourneyId): { id: StepId; journey: JourneyId } | undefined {
  const ids = Object.keys(steps) as StepId[];
  const id = ids.find((step) => steps[step].journey !== journey && overlaps(route, steps[step].path));
  return id && { id, journey: steps[id].journey };
}

/** Whether some path matches both patterns, as in `matchPath`: a parameter matches any segment. */
function overlaps(first: string, second: string): boolean {
  const [a, b] = [splitPattern(first), splitPattern(second)];
  const shortest = Math.max(minSegments(a), minSegments(b));
  if (shortest > Math.min(a.length, b.length)) return false;
  return a.slice(0, shortest).every((segment, index) => {
    return segment === b[index] || segment.startsWith(':') || b[index]?.startsWith(':') === true;
  });
}

const splitPattern = (pattern: string): readonly string[] => pattern.split('/').filter(Boolean);

/** The minimum number of segments of a matching path. */
const minSegments = (segments: readonly string[]) =>
  segments.findLastIndex((segment) => !(segment.startsWith(':') && segment.endsWith('?'))) + 1;
