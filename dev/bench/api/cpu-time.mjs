import { readFile } from 'node:fs/promises';

/** The scheduler's unit of CPU time in /proc. */
const TICK_MS = 10;

/** Milliseconds of CPU time that a process has used so far; NaN without /proc. */
export async function cpuMsOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
