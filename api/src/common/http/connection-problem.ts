import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problem, type ProblemCode } from '@home-move/contract';
import { apiSecurityHeaders } from './security-headers.js';

/** Errors of Node's HTTP parser with a specific status; any other error means that the request was unreadable. */
const codes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/**
 * Answers what the HTTP parser rejects: malformed requests, headers that are too large, requests that do not arrive in
 * time. There is no request then, so no hook runs and the response is written to the connection.
 */
export function connectionErrorHandler(publicOrigin: string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (canAnswer(error, socket)) socket.end(response(codes[error.code ?? ''] ?? 'MALFORMED_BODY', publicOrigin));
    else socket.destroy();
  };
}

/** A client that hung up gets no response, nor one that has received the start of another. */
function canAnswer(error: { code?: string }, socket: Socket): boolean {
  // Node keeps the response in progress in this undocumented field.
  const { _httpMessage: started } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return error.code !== 'ECONNRESET' && socket.writable && started?.headersSent !== true;
}

function response(code: ProblemCode, publicOrigin: string): string {
  const content = problem(code);
  const body = JSON.stringify(content);
  const headers = {
    ...apiSecurityHeaders(publicOrigin),
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': randomUUID(),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${content.status} ${content.title}\r\n${lines.join('')}\r\n${body}`;
}
