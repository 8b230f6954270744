/** Records long tasks and the duration of events in a page, from its start. */
function record() {
  window.benchTasks = [];
  window.benchEvents = [];
  const observe = (options, entries) =>
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ ...options, buffered: true });
  observe({ type: 'longtask' }, window.benchTasks);
  observe({ type: 'event', durationThreshold: 16 }, window.benchEvents);
}

/** Events are reported up to a frame after the paint that follows them. */
const REPORT_DELAY_MS = 400;

/** Adds a recorder of interactions to a page that is still empty. */
export const recordInteractions = (page) => page.addInitScript(record);

/**
 * What the page recorded while `interact` ran: the number of tasks over 50 ms and the longest of them in ms, 0 without any; and
 * the duration of the slowest interaction from input to the next paint, as in INP.
 */
export async function measureInteractions(page, interact) {
  await page.waitForTimeout(REPORT_DELAY_MS);
  const since = await page.evaluate(() => performance.now());
  await interact();
  await page.waitForTimeout(REPORT_DELAY_MS);
  return page.evaluate((start) => {
    const durations = (entries) =>
      entries.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration);
    const tasks = durations(window.benchTasks);
    const events = durations(window.benchEvents.filter(({ interactionId }) => interactionId > 0));
    return { longTasks: tasks.length, longestTask: Math.max(0, ...tasks), slowestInteraction: Math.max(0, ...events) };
  }, since);
}
