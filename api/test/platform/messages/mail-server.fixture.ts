import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How the server responds to a complete mail: accept it, or close the connection without a response. */
export type MailResponse = 'take' | 'break off';

/** A mail server that keeps raw mails; the sandbox keeps only subject and text. */
export interface MailServer {
  readonly url: string;
  /** Raw messages, oldest first. */
  readonly mails: string[];
  /** The number of connections opened so far. */
  readonly connections: () => number;
  /** Resolves when every connection is closed. */
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

/** The subset of SMTP that plain mails need. */
function serve(socket: Socket, receive: (mail: string) => MailResponse): void {
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
        if (receive(next) === 'take') socket.write('250 taken\r\n');
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
