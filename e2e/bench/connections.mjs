const megabit = 1_000_000 / 8;

/** Connections and processors of visitors: latency in ms, bytes a second, and how many times slower than this machine. */
export const slowProfile = {
  name: 'slow profile (40 ms, 10 Mbit/s, CPU x4)',
  latency: 40,
  throughput: 10 * megabit,
  cpu: 4,
};
export const slow4g = { name: 'slow 4G (150 ms, 1.6 Mbit/s)', latency: 150, throughput: 1.6 * megabit, cpu: 1 };
export const commonConnection = { name: '60 ms, 9 Mbit/s', latency: 60, throughput: 9 * megabit, cpu: 1 };
export const slowProcessor = { name: 'CPU x4', latency: 0, throughput: -1, cpu: 4 };
