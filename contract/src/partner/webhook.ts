import type { Service } from '../service/service';
import type { PartnerEnvironment } from './partner-key';

/** The events of moves that partners can subscribe to. */
export const webhookEvents = [
  'move.invited',
  'move.opened',
  'move.service_completed',
  'move.completed',
  'move.cancelled',
  'move.objected',
  'move.forgotten',
] as const;
export type WebhookEventType = (typeof webhookEvents)[number];

/** Most webhooks that a partner has in one environment. */
export const maxWebhooks = 10;
/** How long events are kept, and can be replayed, in days. */
export const webhookEventDays = 30;

/** Body of a webhook, without personal data. Signed as the Standard Webhooks specification describes. */
export interface WebhookEvent {
  readonly type: WebhookEventType;
  /** When it happened; ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: {
    /** The partner's own. */
    readonly reference: string;
    readonly environment: PartnerEnvironment;
    /** Of `move.service_completed` only. */
    readonly service?: Service;
  };
}

/** Why a webhook receives no events: the receiver failed for three days, answered 410, or the partner paused it. */
export const webhookStates = ['active', 'paused', 'failed', 'gone'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** A webhook as its partner reads it. Times are ISO 8601 in UTC. */
export interface Webhook {
  readonly id: string;
  readonly environment: PartnerEnvironment;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  /** Whom we mail if the webhook is disabled. */
  readonly alertEmail: string;
  readonly state: WebhookState;
  /** Ids of the secrets that sign, newest first: at most two. */
  readonly secrets: readonly { readonly id: string; readonly createdAt: string }[];
  readonly createdAt: string;
}

/** A webhook with a new secret, which cannot be read again: `whsec_` and base64. */
export interface WebhookWithSecret extends Webhook {
  readonly secret: string;
}

export interface WebhookList {
  readonly webhooks: readonly Webhook[];
}

/** Why a delivery failed. */
export const deliveryFailures = ['status', 'redirect', 'timeout', 'tls', 'connection', 'address', 'too-large'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** An attempt to deliver an event. */
export interface WebhookDelivery {
  /** The id of the event: `webhook-id` of the request. */
  readonly eventId: string;
  readonly type: WebhookEventType;
  readonly reference: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly at: string;
  readonly milliseconds: number;
  /** Status of the response; null without one. */
  readonly status: number | null;
  /** Null if the receiver has accepted the event. */
  readonly failure: DeliveryFailure | null;
}

/** A page of attempts, newest first. */
export interface WebhookDeliveryList {
  readonly deliveries: readonly WebhookDelivery[];
  /** `cursor` of the next page; null on the last one. */
  readonly next: string | null;
}

/** Messages for the developers of a partner's server. */
export const webhookMessages = {
  url: 'Give an https address of the public internet, without user name, fragment and port numbers other than 443 and 8443',
  events: 'Choose at least one event',
  tooMany: `A partner has at most ${maxWebhooks} webhooks`,
  lastSecret: 'A webhook keeps at least one secret',
  replayInactive: 'Set the state of the webhook to active first',
  replayTooOld: `Events are kept for ${webhookEventDays} days`,
} as const;
