import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Now } from '../clock/clock.js';
import type { FaultBook } from '../faults/fault-book.js';
import { MAIL_EVENT_MODES } from '../server/fault.js';

const WEBHOOK_BODY = {
  type: 'object',
  required: ['url'],
  additionalProperties: false,
  properties: { url: { type: ['string', 'null'], format: 'uri' } },
};

/** Reports what happened to a mail after its delivery to the address of a webhook, as Postmark does. */
export class MailWebhook {
  /** With user name and password, as in Postmark's settings; null sends nothing. */
  url: string | null = null;

  constructor(
    private readonly faults: FaultBook,
    private readonly now: Now,
  ) {}

  /** Reports a bounce or complaint if a fault of the recipient has this mode. Rejects if the webhook does not answer with 200. */
  async report(recipient: string, subject: string): Promise<void> {
    const mode = MAIL_EVENT_MODES.find((known) => known === this.faults.faultFor('email', [recipient])?.mode);
    if (this.url === null || mode === undefined) return;
    const { username, password, origin, pathname } = new URL(this.url);
    const credential = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const response = await fetch(`${origin}${pathname}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(credential).toString('base64')}`,
        'content-type': 'application/json',
        'user-agent': 'Postmark',
      },
      body: JSON.stringify(this.eventOf(mode, recipient, subject)),
    });
    if (!response.ok) throw new Error(`the webhook of mail events answered ${response.status}`);
  }

  private eventOf(mode: (typeof MAIL_EVENT_MODES)[number], recipient: string, subject: string) {
    const isBounce = mode === 'bounce';
    return {
      RecordType: isBounce ? 'Bounce' : 'SpamComplaint',
      MessageStream: 'outbound',
      ID: 42,
      Type: isBounce ? 'HardBounce' : 'SpamComplaint',
      TypeCode: isBounce ? 1 : 100_001,
      Name: isBounce ? 'Hard bounce' : 'Spam complaint',
      MessageID: randomUUID(),
      ServerID: 23,
      Description: isBounce ? 'The server was unable to deliver your message' : 'The subscriber complained',
      Email: recipient,
      BouncedAt: this.now().toISOString(),
      DumpAvailable: false,
      Inactive: true,
      CanActivate: isBounce,
      Subject: subject,
    };
  }
}

/** Sets the address of the webhook, as the settings of the mail provider do. */
export function mailWebhookRoutes(app: FastifyInstance, webhook: MailWebhook): void {
  app.put<{ Body: { url: string | null } }>('/mail-webhook', { schema: { body: WEBHOOK_BODY } }, ({ body }) => {
    webhook.url = body.url;
    return { url: body.url === null ? null : new URL(body.url).origin };
  });
}
