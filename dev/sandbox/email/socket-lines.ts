import type { Socket } from 'node:net';

const LONGEST_LINE = 64 * 1024;

/**
 * The lines that come in, without their ends, as Latin-1 so that no byte is lost. Ends with the connection, also when it breaks;
 * whoever stops before leaves the connection open, so that a last reply still gets out.
 */
export async function* linesOf(socket: Socket): AsyncGenerator<string, void, void> {
  let rest = '';
  try {
    const chunks: AsyncIterable<Buffer> = socket.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) return;
      for (const line of lines) yield line.replace(/\r$/, '');
    }
  } catch {
    // The client has gone; what it had not sent yet is nothing to us.
  }
}
