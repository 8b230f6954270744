import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { GaugeName, Observation } from './metrics.js';

const resolutionMs = 10;

/** Starts to measure the event loop. Each reading covers the time since the previous one. */
export function eventLoopGauges(): readonly {
  readonly name: GaugeName;
  readonly read: () => Promise<readonly Observation[]>;
}[] {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let last = performance.eventLoopUtilization();
  const readDelay = (): number => {
    // Node counts the interval of its timer as delay.
    const seconds = Math.max(0, delay.percentile(99) / 1e9 - resolutionMs / 1000);
    delay.reset();
    return seconds;
  };
  const readUse = (): number => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
  return [
    { name: 'eventLoopDelay', read: () => Promise.resolve([{ value: readDelay(), attributes: {} }]) },
    { name: 'eventLoopUse', read: () => Promise.resolve([{ value: readUse(), attributes: {} }]) },
  ];
}
