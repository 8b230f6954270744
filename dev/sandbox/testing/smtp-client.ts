import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

export interface Mail {
  to: string | readonly string[];
  content: readonly string[];
}

/** Sends one mail as a client does, line by line, and gives every last line of a reply. Stops at the first refusal or a closed line. */
export async function sendMail(port: number, { to, content }: Mail): Promise<string[]> {
  const recipients = typeof to === 'string' ? [to] : to;
  return converse(port, [
    'EHLO portal.example',
    'MAIL FROM:<hello@example.test>',
    ...recipients.map((recipient) => `RCPT TO:<${recipient}>`),
    'DATA',
    [...content, '.'].join('\r\n'),
    'QUIT',
  ]);
}

/** Says each line after the reply to the one before. */
export async function converse(port: number, said: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const replies: string[] = [];
  const rest = [...said];
  for await (const line of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(line)) continue;
    replies.push(line);
    const next = rest.shift();
    if (!/^[23]\d\d /.test(line) || next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return replies;
}
