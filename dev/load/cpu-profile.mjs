import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const ours = /\/(?:api|contract)\/dist\/(?:src\/)?((?:modules\/)?[\w-]+)/;

/** Whose code a frame is: an installed package, an area of the API, Node, or the engine. */
function ownerOf({ url, functionName }) {
  if (url === '') return functionName.startsWith('(') ? functionName : 'Node (native)';
  if (url.startsWith('node:')) return 'Node';
  return installed.exec(url)?.[1] ?? ours.exec(url)?.[1] ?? 'other';
}

/**
 * Sums CPU profiles (`node --cpu-prof`): the share of each owner and of each function in the time that the processes were busy, the
 * greatest first. A frame counts its own time, not that of the functions which it calls.
 */
export function summarise(profiles) {
  const owners = new Map();
  const functions = new Map();
  let total = 0;
  for (const { nodes, samples, timeDeltas } of profiles) {
    const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
    for (const [index, id] of samples.entries()) {
      const frame = frames.get(id);
      if (frame.functionName === '(idle)') continue;
      const time = timeDeltas[index];
      const owner = ownerOf(frame);
      const name = `${frame.functionName || '(anonymous)'} in ${owner}`;
      owners.set(owner, (owners.get(owner) ?? 0) + time);
      functions.set(name, (functions.get(name) ?? 0) + time);
      total += time;
    }
  }
  return { owners: shares(owners, total), functions: shares(functions, total) };
}

const shares = (times, total) =>
  [...times].map(([name, time]) => ({ name, share: time / total })).toSorted((a, b) => b.share - a.share);

/** The profiles in a folder. */
export async function readProfiles(folder) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}
