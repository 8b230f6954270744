import { randomBytes } from 'node:crypto';
import type { WebhookEvent } from '@home-move/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import type { WebhookRequest } from '../../../providers/webhooks/webhook-receivers.port.js';
import type { MoveEvent } from '../events/move-event.repository.js';
import type { StoredSecret } from './webhook.model.js';
import { secretsOf, type StoredWebhook } from './webhook.repository.js';

/** The specification recommends 24 to 64 bytes. */
const secretBytes = 32;
const purpose = (webhookId: string) => `webhook:${webhookId}`;

/** Creates secrets of webhooks, and signs events as the Standard Webhooks specification describes. */
@Injectable()
export class WebhookSigning implements OnModuleInit {
  constructor(
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const path of ['secret.sealed', 'previousSecret.sealed'])
      this.sealedFields.register('partner_webhooks', path, purpose);
  }

  /** A new secret of a webhook: as the partner gets it once, and as it is stored. */
  newSecret(webhookId: string): { readonly secret: string; readonly stored: StoredSecret } {
    const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
    const id = new Types.ObjectId().toHexString();
    const sealed = this.encryption.seal(secret, purpose(webhookId));
    return { secret, stored: { id, sealed, createdAt: this.clock.now() } };
  }

  /** The request that delivers an event now, signed with every secret of the webhook. */
  requestOf(webhook: StoredWebhook, event: MoveEvent): WebhookRequest {
    const id = `msg_${event.id}`;
    const now = this.clock.now();
    const body = JSON.stringify(bodyOf(event));
    const signatures = secretsOf(webhook).map(({ sealed }) =>
      new StandardWebhook(this.encryption.open(sealed, purpose(webhook.id))).sign(id, now, body),
    );
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'HomeMoveWebhooks/1.0',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    };
    return { headers, body };
  }
}

function bodyOf({ type, at, reference, environment, service }: MoveEvent): WebhookEvent {
  const data = { reference, environment, ...(service !== null && { service }) };
  return { type, timestamp: at.toISOString(), data };
}
