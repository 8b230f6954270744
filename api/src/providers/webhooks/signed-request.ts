import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { WebhookRequest } from './webhook-receivers.port.js';

/** An event as it is sent to a receiver. */
export interface SignedEvent {
  /** The same for each attempt, so that a receiver recognises a repetition. */
  readonly id: string;
  /** The time of the attempt: receivers reject old requests. */
  readonly at: Date;
  readonly content: object;
  /** `whsec_` and base64; several during a rotation. */
  readonly secrets: readonly string[];
}

/** The request that delivers an event, signed with every secret as the Standard Webhooks specification describes. */
export function signedRequest({ id, at, content, secrets }: SignedEvent): WebhookRequest {
  const body = JSON.stringify(content);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'HomeMoveWebhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new StandardWebhook(secret).sign(id, at, body)).join(' '),
  };
  return { headers, body };
}
