import { systemNow, type Now } from './clock/clock.js';
import { MailWebhook } from './email/mail-webhook.js';
import { startSmtpServer } from './email/smtp-server.js';
import { FaultBook } from './faults/fault-book.js';
import { Outbox } from './outbox/outbox.js';
import { Registrations } from './priority-services/registrations.js';
import { type OrderWebhooks, sandboxApp } from './sandbox-app.js';
import type { Certificate } from './server/certificate.js';
import { DEFAULT_NAMED_SUPPLIER } from './supply/energy-suppliers.js';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** Port of the mail server; 0 takes any free port. Without it there is no mail server. */
  smtpPort?: number;
  /** Name of the supplier LARK; by default `NAMED_SUPPLIER` of the environment or "Larkfield Energy". */
  namedSupplier?: string;
  /** The current time, for ends of offers and starts of contracts; by default the machine's time plus `CLOCK_OFFSET`. */
  now?: Now;
  /** Serves https and STARTTLS with it, as a rehearsal of production requires. */
  certificate?: Certificate | undefined;
  /** Where bounces and complaints are reported, with user name and password. */
  mailWebhookUrl?: string | undefined;
  /** Where vendors report the states of their orders, with the secret of the signature as password. */
  orderWebhooks?: Partial<OrderWebhooks>;
  /** Whether `GET /priority-services` shows the health needs that the vendors received; only for specs. */
  showsPriorityServices?: boolean;
}

/** A running sandbox. `origin` has no trailing slash: `http://127.0.0.1:4004`. */
export interface Sandbox {
  origin: string;
  port: number;
  /** Undefined without a mail server. */
  smtpPort: number | undefined;
  close(): Promise<void>;
}

/** Starts the third parties on 127.0.0.1. Rejects with EADDRINUSE when a port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    port,
    smtpPort,
    certificate,
    namedSupplier = process.env['NAMED_SUPPLIER'] ?? DEFAULT_NAMED_SUPPLIER,
  } = options;
  const faults = new FaultBook();
  const now = options.now ?? systemNow;
  const webhook = new MailWebhook(faults, now);
  webhook.url = options.mailWebhookUrl ?? null;
  const shared = { certificate, faults, outbox: new Outbox(), webhook, now };
  const orderWebhooks = { quotes: null, 'broadband-ht': null, ...options.orderWebhooks };
  const registrations = new Registrations(options.showsPriorityServices ?? false);
  const app = sandboxApp({ namedSupplier, registrations, orderWebhooks, ...shared });
  const smtp = smtpPort === undefined ? undefined : await startSmtpServer(smtpPort, shared);
  try {
    const origin = await app.listen({ host: '127.0.0.1', port });
    const close = async () => void (await Promise.all([app.close(), smtp?.close()]));
    return { origin, port: Number(new URL(origin).port), smtpPort: smtp?.port, close };
  } catch (error) {
    await smtp?.close();
    throw error;
  }
}
