import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A registry that receives one request, and responds on demand. */
export interface SlowRegistry {
  readonly origin: string;
  /** Resolves when a request has arrived. */
  readonly asked: Promise<void>;
  answer(body: object): void;
  close(): Promise<void>;
}

export async function startSlowRegistry(): Promise<SlowRegistry> {
  let onRequest: () => void = () => undefined;
  let waiting: ServerResponse | null = null;
  const asked = new Promise<void>((resolve) => (onRequest = resolve));
  const server = createServer((request, response) => {
    request.resume();
    waiting = response;
    onRequest();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (body) => void waiting?.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
