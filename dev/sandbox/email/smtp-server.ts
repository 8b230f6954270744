import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Now } from '../clock/clock.js';
import type { FaultBook } from '../faults/fault-book.js';
import type { Outbox } from '../outbox/outbox.js';
import type { Certificate } from '../server/certificate.js';
import type { MailWebhook } from './mail-webhook.js';
import { SmtpError, applyFaultAtGreeting, applyFaultFor } from './mail-fault.js';
import { readMessage } from './mime-text.js';

export interface SmtpDependencies {
  /** With it, clients can send STARTTLS. */
  certificate?: Certificate | undefined;
  faults: FaultBook;
  outbox: Outbox;
  webhook: MailWebhook;
  now: Now;
}

export interface RunningSmtpServer {
  port: number;
  close(): Promise<void>;
}

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/** Starts the mail server on 127.0.0.1. Rejects with EADDRINUSE when the port is taken; 0 takes any free port. */
export async function startSmtpServer(
  port: number,
  { certificate, faults, outbox, webhook, now }: SmtpDependencies,
): Promise<RunningSmtpServer> {
  const server = new SMTPServer({
    name: 'sandbox.example',
    ...certificate,
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    closeTimeout: 1,
    onConnect: callbackify(async (_session: SMTPServerSession) => applyFaultAtGreeting(faults)),
    onRcptTo: callbackify(({ address }: SMTPServerAddress, _session: SMTPServerSession) =>
      applyFaultFor(address, faults),
    ),
    onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
      const raw = await buffer(stream);
      if (stream.sizeExceeded) throw new SmtpError(552, 'Message too large');
      const { id, ...message } = readMessage(raw.toString('latin1'));
      for (const { address: to } of envelope.rcptTo) {
        outbox.add({ channel: 'email', to, ...message, sentAt: now().toISOString() }, id);
        webhook.report(to, message.subject).catch((error: unknown) => console.error(error));
      }
    }),
  });
  // Without a listener, a client that disconnects would end the sandbox.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
