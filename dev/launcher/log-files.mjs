import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const WARNING = 40;

/** One log file a part, begun anew with each start; what a person should see goes to the terminal as well. */
export async function openLogs(dataDir, terminal = console) {
  const folder = join(dataDir, 'logs');
  await mkdir(folder, { recursive: true });
  const files = new Map();
  return {
    write(part, line, source, { quietly = false } = {}) {
      if (!files.has(part)) files.set(part, createWriteStream(join(folder, `${part}.log`)));
      files.get(part).write(`${line}\n`);
      const shown = quietly ? undefined : forTerminal(line, source);
      if (shown) terminal.error(`${part}: ${shown}`);
    },
    close() {
      for (const file of files.values()) file.end();
    },
  };
}

/** Structured lines count by their level, all others by where they were said. */
export function forTerminal(line, source) {
  const entry = readEntry(line);
  if (!entry) return source === 'stderr' && line.trim() !== '' ? line : undefined;
  if (entry.level < WARNING) return undefined;
  return (
    [entry.msg, entry.err?.message].filter((text, place, all) => text && all.indexOf(text) === place).join(': ') || line
  );
}

function readEntry(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return typeof entry.level === 'number' ? entry : undefined;
  } catch {
    return undefined; // a line that only looks like JSON
  }
}
