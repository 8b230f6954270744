import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What a mail server does once it has the whole of a mail: take it, or break off without a word. */
export type MailResponse = 'take' | 'break off';

/** A mail server that keeps what it got, byte for byte; the sandbox's keeps subject and text alone. */
export interface MailServer {
  readonly url: string;
  /** Raw messages, oldest first. */
  readonly mails: string[];
  /** Connections that were opened. */
  readonly connections: () => number;
  /** Resolves when no connection is open any more. */
  readonly hungUp: () => Promise<void>;
  afterMail: MailResponse;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    serve(socket, (mail) => {
      mails.push(mail);
      return kept.afterMail;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const kept: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    connections: () => connections,
    hungUp: async () => {
      while (sockets.size > 0) await Promise.race([...sockets].map((socket) => once(socket, 'close')));
    },
    afterMail: 'take',
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  return kept;
}

/** SMTP as far as a client needs it that sends plain mails. */
function serve(socket: Socket, got: (mail: string) => MailResponse): void {
  let text = '';
  let inMail = false;
  const line = () => {
    const end = text.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
    if (end < 0) return null;
    const found = text.slice(0, end);
    text = text.slice(end + (inMail ? 5 : 2));
    return found;
  };
  socket.write('220 test\r\n');
  socket.setEncoding('utf8').on('data', (more) => {
    text += String(more);
    for (let next = line(); next !== null; next = line()) {
      if (inMail) {
        inMail = false;
        if (got(next) === 'take') socket.write('250 taken\r\n');
        else socket.destroy();
      } else if (next === 'DATA') {
        inMail = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write('250 yes\r\n');
        if (next === 'QUIT') socket.end();
      }
    }
  });
}
