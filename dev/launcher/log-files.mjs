import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const WARNING = 40;

/** One log file per process, empty at each start. A full disk loses lines, never the launcher. */
export async function openLogs(dataDir, terminal = console) {
  const folder = join(dataDir, 'logs');
  await mkdir(folder, { recursive: true });
  const files = new Map();
  const failing = new Set();
  const append = (name, line) => {
    try {
      if (!files.has(name)) files.set(name, openSync(join(folder, `${name}.log`), 'w'));
      writeSync(files.get(name), `${line}\n`);
      failing.delete(name);
    } catch (error) {
      if (failing.size === 0) terminal.error(`Lines are missing in ${folder}: ${error.message}`);
      failing.add(name);
    }
  };
  let isClosed = false;
  return {
    /** Appends a line to the log of a process. */
    write(name, line) {
      if (!isClosed) append(name, line);
    },
    /** Shows a line in the terminal if it is a warning or an error. */
    show(name, line, source) {
      const message = terminalMessage(line, source);
      if (message) terminal.error(`${name}: ${message}`);
    },
    close() {
      isClosed = true;
      for (const file of files.values()) closeSync(file);
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
