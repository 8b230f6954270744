import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { TextDecoder } from 'node:util';
import { importEndpoints, importMessages, type Endpoint } from '@home-move/contract';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { DomainError } from '../problem/domain.error.js';
import { pathsOf } from './call.decorator.js';

/** Media types of the files that a call can have as its body. */
export type FileType = 'text/csv' | 'application/x-ndjson';
const fileTypes: readonly FileType[] = ['text/csv', 'application/x-ndjson'];

const uploads: readonly Endpoint[] = [importEndpoints.start];

/** A file in the body of a request, which its handler reads while it arrives. */
export class UploadedFile {
  /** Out of reach for hooks that walk through the properties of a body. */
  readonly #request: IncomingMessage;

  constructor(
    request: IncomingMessage,
    readonly type: FileType,
  ) {
    this.#request = request;
  }

  /**
   * The text, in pieces and without a byte order mark. Throws PAYLOAD_TOO_LARGE beyond `maxBytes`, VALIDATION for text that is not in
   * UTF-8, and MALFORMED_BODY if the client hangs up.
   */
  async *text(maxBytes: number): AsyncGenerator<string> {
    if (Number(this.#request.headers['content-length']) > maxBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let bytes = 0;
    for await (const chunk of readAhead(this.#request, maxBytes) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
      yield decode(decoder, chunk);
    }
    yield decode(decoder);
  }
}

function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new DomainError('VALIDATION', { detail: importMessages.notUtf8 });
  }
}

/** Receives bytes faster than a slow reader takes them: the server ends a request that arrives slowly. */
function readAhead(request: IncomingMessage, maxBytes: number): PassThrough {
  const buffer = request.pipe(new PassThrough({ highWaterMark: maxBytes }));
  request.once('close', () => {
    if (!request.complete) buffer.destroy(new DomainError('MALFORMED_BODY'));
  });
  // Discards the bytes that the reader has left: the client reads its response once they are sent.
  buffer.once('close', () => request.resume());
  return buffer;
}

/** Admits files as bodies of the calls that take them. Call it before the routes are registered. */
export function acceptUploads(server: FastifyInstance): void {
  const paths = new Set(uploads.flatMap(pathsOf));
  for (const type of fileTypes) {
    server.addContentTypeParser(type, (request, payload, done) => {
      const accepts = request.is404 || paths.has(request.routeOptions.url ?? '');
      if (accepts) done(null, new UploadedFile(payload, type));
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
    });
  }
}

/** The file in the body of a call. Throws MALFORMED_BODY for a body of another media type. */
export const Upload = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!(body instanceof UploadedFile)) throw new DomainError('MALFORMED_BODY', { detail: importMessages.mediaType });
  return body;
});
