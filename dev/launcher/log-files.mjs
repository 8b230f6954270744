import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const WARNING = 40;

/** One log file per process, empty at each start; warnings and errors also go to the terminal. */
export async function openLogs(dataDir, terminal = console) {
  const folder = join(dataDir, 'logs');
  await mkdir(folder, { recursive: true });
  const files = new Map();
  return {
    write(name, line, source, { quiet = false } = {}) {
      if (!files.has(name)) files.set(name, createWriteStream(join(folder, `${name}.log`)));
      files.get(name).write(`${line}\n`);
      const message = quiet ? undefined : terminalMessage(line, source);
      if (message) terminal.error(`${name}: ${message}`);
    },
    close() {
      for (const file of files.values()) file.end();
    },
  };
}

/** What the terminal shows of a line; undefined for nothing. A structured line counts by its level, any other by its stream. */
export function terminalMessage(line, source) {
  const entry = readEntry(line);
  if (!entry) return source === 'stderr' && line.trim() !== '' ? line : undefined;
  if (entry.level < WARNING) return undefined;
  return (
    [entry.msg, entry.err?.message].filter((text, index, all) => text && all.indexOf(text) === index).join(': ') || line
  );
}

function readEntry(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return typeof entry.level === 'number' ? entry : undefined;
  } catch {
    return undefined; // not JSON after all
  }
}
