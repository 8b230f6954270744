/** A running server. */
export interface Closeable {
  close(): Promise<unknown>;
}

/** Starts a development server and closes it on SIGINT or SIGTERM. If the start fails, prints one line and exits with code 1. */
export async function serveUntilStopped(start: () => Promise<Closeable>): Promise<void> {
  const server = await start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
}
