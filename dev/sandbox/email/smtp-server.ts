import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SmtpSession, type MailRoom } from './smtp-session.js';

export interface SmtpServer {
  port: number;
  close(): Promise<void>;
}

/** Past the longest latency of a fault. */
const IDLE_MS = 120_000;

/** The mail server, on 127.0.0.1. Rejects with EADDRINUSE when the port is taken; 0 takes any free port. */
export async function startSmtpServer(port: number, room: MailRoom): Promise<SmtpServer> {
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on('close', () => clients.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    // What a client still says after goodbye is read and dropped, or its end would never be seen.
    void new SmtpSession(socket, room).serve().finally(() => socket.resume());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}
