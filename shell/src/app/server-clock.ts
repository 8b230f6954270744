/** Whether the document came over the network. One from the browser's cache, as after Back, carries an outdated time. */
export function isFresh(page: Window): boolean {
  const [entry] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.transferSize > 0;
}

/**
 * The current time by the server's clock, so that a device with a wrong date never offers wrong dates. Computes the
 * offset once; falls back to the device's time when `serverNow` (ISO instant) is missing or malformed.
 */
export function createClock(serverNow: string | undefined): () => Date {
  const offsetMs = serverNow === undefined ? 0 : Date.parse(serverNow) - Date.now();
  return () => new Date(Date.now() + (Number.isNaN(offsetMs) ? 0 : offsetMs));
}
