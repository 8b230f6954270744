import type { Socket } from 'node:net';
import type { Document } from 'bson';
import type { Doc } from '../bson/value.js';
import {
  decodeRequest,
  encodeReply,
  HEADER_BYTES,
  MAX_MESSAGE_BYTES,
  ProtocolError,
  type Request,
} from './message.codec.js';

export type RequestHandler = (body: () => Doc) => Promise<Document>;

/** One client's socket: splits the stream into messages and replies to them one after another. */
export class Connection {
  private chunks: Buffer[] = [];
  private buffered = 0;
  private queue: Promise<void> = Promise.resolve();
  private lastId = 0;

  constructor(
    private readonly socket: Socket,
    private readonly handleBody: RequestHandler,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    // Many clients disconnect by a reset; the close event follows.
    socket.on('error', () => socket.destroy());
  }

  /** Completes the commands in progress, then disconnects. */
  async close(): Promise<void> {
    this.socket.pause();
    await this.queue;
    await new Promise<void>((resolve) => {
      if (this.socket.destroyed) resolve();
      else this.socket.once('close', () => resolve()).destroySoon();
    });
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    try {
      for (let message = this.nextMessage(); message !== undefined; message = this.nextMessage())
        this.handle(decodeRequest(message));
    } catch {
      // Not the protocol: the start of the next message is unknown.
      this.socket.destroy();
    }
  }

  private nextMessage(): Buffer | undefined {
    if (this.buffered < HEADER_BYTES) return undefined;
    const length = this.peekLength();
    if (length < HEADER_BYTES + 4 || length > MAX_MESSAGE_BYTES)
      throw new ProtocolError(`a message of ${length} bytes`);
    if (this.buffered < length) return undefined;
    const all = Buffer.concat(this.chunks);
    this.chunks = all.length > length ? [all.subarray(length)] : [];
    this.buffered = all.length - length;
    return all.subarray(0, length);
  }

  private peekLength(): number {
    const [first] = this.chunks;
    if (first !== undefined && first.length >= 4) return first.readInt32LE(0);
    this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0]?.readInt32LE(0) ?? 0;
  }

  private handle(request: Request): void {
    this.queue = this.queue.then(() => this.reply(request));
  }

  private async reply(request: Request): Promise<void> {
    try {
      const reply = await this.handleBody(request.body);
      if (!request.expectsReply || !this.socket.writable) return;
      this.lastId += 1;
      this.socket.write(encodeReply(request, this.lastId, reply));
    } catch {
      // The body violates the protocol, as in `receive`.
      this.socket.destroy();
    }
  }
}
