import { setTimeout as delay } from 'node:timers/promises';

/** Nothing happens in the first and last parts of the run: the load has to begin, and to end. */
const FROM = 0.02;
const TO = 0.97;
const RETRY_AFTER_MS = 50;
const FAULT_MS = 5000;
/** Longer than the API waits for any third party. */
const SLOW_MS = 12_000;
/** Less than the minute by which the API's clock may differ from the database's. */
const CLOCK_STEPS_MS = [-30_000, -10_000, 10_000, 30_000];
const PROVIDERS = ['addresses', 'supply', 'quotes', 'email', 'sms'];
const MODES = ['error', 'down', 'slow', 'malformed', 'truncated'];

/**
 * What happens when: the given counts of kills, provider faults, removals of remotes and clock steps at random moments of the run,
 * in order. Kills hit the APIs and the database, clock steps the APIs.
 */
export function planDisturbances({ kills, faults, removals, clockSteps, minutes, random, apis }) {
  const moment = () => (FROM + random.next() * (TO - FROM)) * minutes * 60_000;
  const times = (count, create) => Array.from({ length: count }, () => ({ at: moment(), ...create() }));
  const plan = [
    ...times(kills, () => ({ kind: 'kill', target: random.pick([...apis, 'database']) })),
    ...times(faults, () => ({ kind: 'fault', target: random.pick(PROVIDERS), mode: random.pick(MODES) })),
    ...times(removals, () => ({ kind: 'removal', target: 'remote' })),
    ...times(clockSteps, () => ({ kind: 'clock step', target: random.pick(apis), by: random.pick(CLOCK_STEPS_MS) })),
  ];
  const ends = plan
    .filter(({ kind }) => kind === 'fault')
    .map(({ at, target }) => ({ at: at + FAULT_MS, kind: 'fault end', target }));
  return [...plan, ...ends].toSorted((a, b) => a.at - b.at);
}

/**
 * Disturbs the system as planned, including starting processes, then ends all faults of third parties. Returns the number of
 * disturbances by kind and target. `removals` changes the versions of remotes.
 */
export async function disturb(plan, { processes, settings }, removals, signal) {
  const counts = {};
  const since = performance.now();
  const act = {
    kill: ({ target }) => killed(processes[target], signal),
    fault: ({ target, mode }) => setFault(settings, 'PUT', `/${target}`, { mode, latencyMs: SLOW_MS }),
    'fault end': ({ target }) => setFault(settings, 'DELETE', `/${target}`),
    removal: () => removals.change(),
    // The clock of a process is fixed at its start.
    'clock step': ({ target, by }) => {
      processes[target].env = { ...processes[target].env, CLOCK_OFFSET: String(by) };
      return killed(processes[target], signal);
    },
  };
  try {
    for (const disturbance of plan) {
      await delay(Math.max(0, disturbance.at - (performance.now() - since)), undefined, { signal });
      await act[disturbance.kind](disturbance);
      if (disturbance.kind === 'fault end') continue;
      const name = `${disturbance.kind} of ${disturbance.target}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  } finally {
    await setFault(settings, 'DELETE', '');
  }
}

async function setFault({ sandbox }, method, path, body) {
  const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${sandbox}/faults${path}`, { method, ...init });
  if (!response.ok) throw new Error(`${method} /faults${path} answered ${response.status}`);
}

/** Kills a process, once it has been started again after an earlier kill. */
async function killed(process, signal) {
  while (!kill(process)) await delay(RETRY_AFTER_MS, undefined, { signal });
}

/** False while the process has ended and is not started again yet. */
function kill({ pid }) {
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
