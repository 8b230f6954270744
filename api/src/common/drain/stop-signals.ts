/**
 * Calls `stop` on SIGTERM and SIGINT, then exits: with code 0, or with code 1 and one line if `stop` fails. A repeated signal has
 * no effect, because `stop` returns the same promise.
 */
export function stopOnSignals(
  process: Pick<NodeJS.Process, 'on' | 'exit' | 'stderr'>,
  stop: () => Promise<void>,
): void {
  const end = (): void =>
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Shutdown failed (${error instanceof Error ? error.name : 'no error'})\n`);
        process.exit(1);
      },
    );
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
