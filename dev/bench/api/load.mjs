import { Client } from 'undici';

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Sends requests for some seconds over one connection to each mover, the next when the last was answered. Returns requests per
 * second and latencies in milliseconds. Throws when a response is not 200.
 */
export async function loadFor(seconds, origin, movers, requestOf) {
  const clients = movers.map(() => new Client(origin, { pipelining: 1 }));
  const latencies = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    clients.map(async (client, index) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const sent = performance.now();
        const { statusCode, body } = await client.request(requestOf(movers[index], turn));
        await body.dump();
        if (statusCode !== 200) throw new Error(`${origin} answered ${statusCode}`);
        latencies.push(performance.now() - sent);
      }
    }),
  );
  const duration = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    perSecond: latencies.length / duration,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}
