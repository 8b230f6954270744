import { randomBytes } from 'node:crypto';
import type { WebhookEvent } from '@home-move/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { signedRequest } from '../../../providers/webhooks/signed-request.js';
import type { WebhookRequest } from '../../../providers/webhooks/webhook-receivers.port.js';
import type { MoveEvent } from '../events/move-event.repository.js';
import type { StoredSecret } from './webhook.model.js';
import { secretsOf, type StoredWebhook } from './webhook.repository.js';

/** The specification recommends 24 to 64 bytes. */
const secretBytes = 32;
const purpose = (webhookId: string) => `webhook:${webhookId}`;

/** Creates the secrets of webhooks, and signs events with them. */
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
    return signedRequest({
      id: `msg_${event.id}`,
      at: this.clock.now(),
      content: bodyOf(event),
      secrets: secretsOf(webhook).map(({ sealed }) => this.encryption.open(sealed, purpose(webhook.id))),
    });
  }
}

function bodyOf({ type, at, reference, environment, service }: MoveEvent): WebhookEvent {
  const data = { reference, environment, ...(service !== null && { service }) };
  return { type, timestamp: at.toISOString(), data };
}
