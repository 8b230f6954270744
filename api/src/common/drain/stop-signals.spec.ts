import { EventEmitter } from 'node:events';
import { stopOnSignals } from './stop-signals.js';

/** A process that records its exit codes and error output. */
function aProcess() {
  const exits: unknown[] = [];
  const errors: string[] = [];
  const process = Object.assign(new EventEmitter(), {
    exit: (code: number) => void exits.push(code),
    stderr: { write: (line: string) => errors.push(line) },
  });
  return { process: process as unknown as NodeJS.Process, exits, errors };
}

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('signals to stop', () => {
  it.each(['SIGTERM', 'SIGINT'])('exits with code 0 when the stop after %s has completed', async (signal) => {
    const { process, exits } = aProcess();
    let complete: () => void = () => undefined;
    const stopped = new Promise<void>((resolve) => (complete = resolve));
    stopOnSignals(process, () => stopped);
    process.emit(signal as NodeJS.Signals);
    process.emit('SIGTERM');
    process.emit('SIGINT');
    await settle();
    expect(exits).toEqual([]);
    complete();
    await settle();
    expect(exits[0]).toBe(0);
  });

  it('exits with code 1 when the stop fails', async () => {
    const { process, exits, errors } = aProcess();
    stopOnSignals(process, () => Promise.reject(new TypeError('sam@example.test')));
    process.emit('SIGTERM');
    await settle();
    expect(exits).toEqual([1]);
    expect(errors).toEqual(['Shutdown failed (TypeError)\n']);
  });
});
