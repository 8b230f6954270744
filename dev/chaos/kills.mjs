import { setTimeout as delay } from 'node:timers/promises';

/** No kill in the first and last parts of the run: the load has to begin, and to end. */
const FROM = 0.02;
const TO = 0.97;
const RETRY_AFTER_MS = 50;

/** When to kill which process: `kills` random moments in the run, in order. */
export function planKills({ kills, minutes, random, targets }) {
  const moments = Array.from({ length: kills }, () => (FROM + random.next() * (TO - FROM)) * minutes * 60_000);
  return moments.toSorted((a, b) => a - b).map((at) => ({ at, target: random.pick(targets) }));
}

/** Kills the processes as planned, including starting ones. Returns the number of kills by process name. */
export async function killAsPlanned(plan, processes, signal) {
  const counts = Object.fromEntries(Object.keys(processes).map((name) => [name, 0]));
  const since = performance.now();
  for (const { at, target } of plan) {
    await delay(Math.max(0, at - (performance.now() - since)), undefined, { signal });
    while (!kill(processes[target])) await delay(RETRY_AFTER_MS, undefined, { signal });
    counts[target] += 1;
  }
  return counts;
}

/** False while the process has ended and is not started again yet. */
function kill({ pid }) {
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
