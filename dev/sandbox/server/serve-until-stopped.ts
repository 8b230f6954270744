/** Something that listens and can be closed. */
export interface Serving {
  close(): Promise<unknown>;
}

/** Starts a server of development and closes it on SIGINT or SIGTERM; a start that fails is one line and exit code 1. */
export async function serveUntilStopped(start: () => Promise<Serving>): Promise<void> {
  const serving = await start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void serving.close().then(() => process.exit(0));
    });
  }
}
