/** Whether the document came over the network. From the browser's cache, as after Back, its time is of long ago. */
export function isFresh(page: Window): boolean {
  const [entry] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.transferSize > 0;
}

/**
 * The present by the server's clock: a device set to a wrong day must not offer wrong days. Reads once how far ours is
 * off; the device's own time where the server said none.
 */
export function createClock(serverNow: string | undefined): () => Date {
  const off = serverNow === undefined ? 0 : Date.parse(serverNow) - Date.now();
  return () => new Date(Date.now() + (Number.isNaN(off) ? 0 : off));
}
