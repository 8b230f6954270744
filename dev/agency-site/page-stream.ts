import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

export interface PageMessage {
  readonly event: 'tenancy' | 'import';
  readonly data: object;
}

/** Sends changes to the open pages as server-sent events. */
export class PageStream {
  readonly #pages = new Set<ServerResponse>();

  /** Opens the stream of a page with the given messages, which cover changes since the page was rendered. */
  open(reply: FastifyReply, messages: readonly PageMessage[]): void {
    reply.hijack();
    const page = reply.raw;
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    for (const message of messages) page.write(format(message));
    page.flushHeaders();
    this.#pages.add(page);
    page.once('close', () => this.#pages.delete(page));
  }

  send(message: PageMessage): void {
    for (const page of this.#pages) page.write(format(message));
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }
}

const format = ({ event, data }: PageMessage) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
