import { connect, type Socket } from 'node:net';
import { deserialize, type Document, serialize } from 'bson';

/** A client without the driver, for messages and retries that the driver would not send. */
export class RawClient {
  private received = Buffer.alloc(0);
  private waiting: (() => void) | undefined;
  private isClosed = false;

  private constructor(private readonly socket: Socket) {
    const wake = () => this.waiting?.();
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
      wake();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.isClosed = true;
      wake();
    });
  }

  static open(port: number): Promise<RawClient> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new RawClient(socket)));
      socket.once('error', reject);
    });
  }

  /** Sends a command as OP_MSG and resolves to its reply. */
  async command(body: Document): Promise<Document> {
    this.send(message(2013, Buffer.concat([Buffer.alloc(5), serialize(body)])));
    return (await this.reply()).body;
  }

  send(bytes: Uint8Array): void {
    this.socket.write(bytes);
  }

  async reply(): Promise<{ opcode: number; responseTo: number; body: Document }> {
    const length = () => (this.received.length < 4 ? Infinity : this.received.readInt32LE(0));
    while (this.received.length < length()) await this.more();
    const reply = this.received.subarray(0, length());
    this.received = this.received.subarray(reply.length);
    const opcode = reply.readInt32LE(12);
    return { opcode, responseTo: reply.readInt32LE(8), body: deserialize(reply.subarray(opcode === 1 ? 36 : 21)) };
  }

  async closed(): Promise<void> {
    while (!this.isClosed) await this.next();
  }

  close(): void {
    this.socket.destroy();
  }

  private async more(): Promise<void> {
    if (this.isClosed) throw new Error('the server has closed the connection');
    await this.next();
  }

  private next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }
}

/** A whole message with its header; its request id is 7. */
export function message(opcode: number, content: Uint8Array): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + content.length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, content]);
}
