/** "3.4 s" since a moment of performance.now(). */
export function seconds(since, now = performance.now()) {
  return `${((now - since) / 1000).toFixed(1)} s`;
}
