import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A registry that has no findings, receives one request more, and responds to it on demand. */
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
    if (request.url?.endsWith('/review')) {
      respond(response, { errors: [], warnings: [], replaces: [] });
      return;
    }
    waiting = response;
    onRequest();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (body) => void (waiting && respond(waiting, body)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const respond = (response: ServerResponse, body: object) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
