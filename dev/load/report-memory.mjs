// Loaded first into an API process (`node --expose-gc --import`): on SIGUSR2, prints its memory after a garbage collection.
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ memory: { heap: heapUsed + external, rss } })}\n`);
});
