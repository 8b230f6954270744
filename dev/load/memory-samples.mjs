const INTERVAL_MS = 5000;

/** The heap of each API process over time, as `report-memory.mjs` prints it. */
export class MemorySamples {
  byProcess = new Map();

  /** Requests samples of the processes until the signal aborts. */
  start(pids, signal) {
    const timer = setInterval(() => {
      for (const pid of pids) process.kill(pid, 'SIGUSR2');
    }, INTERVAL_MS);
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  /** Keeps a line of a process if it is a sample. */
  read(name, line) {
    if (!line.startsWith('{"memory":')) return;
    const { memory } = JSON.parse(line);
    const samples = this.byProcess.get(name) ?? [];
    samples.push({ at: performance.now(), bytes: memory.heap, rss: memory.rss });
    this.byProcess.set(name, samples);
  }
}
