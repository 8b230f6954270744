import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawResponse {
  statusCode: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path exactly as written from a listening server: fetch would normalise `/../`. */
export function rawGet(app: FastifyInstance, path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ statusCode: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    }).once('error', reject);
  });
}
