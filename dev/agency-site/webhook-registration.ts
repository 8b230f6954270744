import type { HomeMoveClient } from './home-move-client.js';

const events = [
  'move.invited',
  'move.opened',
  'move.service_completed',
  'move.completed',
  'move.cancelled',
  'move.objected',
  'move.forgotten',
];

export interface WebhookRegistrationOptions {
  readonly homeMove: HomeMoveClient;
  /** Address of the agency's receiver. */
  readonly url: string;
  /** Whom Home Move mails if it disables the webhook. */
  readonly alertEmail: string;
}

/** The agency's webhook at Home Move, and its secret, which the agency keeps in memory only. */
export class WebhookRegistration {
  #secret: string | null = null;
  #ensuring: Promise<void> | null = null;

  constructor(private readonly options: WebhookRegistrationOptions) {}

  /** Verifies requests; null until the webhook is registered. */
  get secret(): string | null {
    return this.#secret;
  }

  /**
   * Creates the webhook if Home Move has none with this address, requests another secret if a restart has lost it, and activates a
   * webhook that was disabled. Rejects with a HomeMoveProblem.
   */
  ensure(): Promise<void> {
    this.#ensuring ??= this.register().finally(() => (this.#ensuring = null));
    return this.#ensuring;
  }

  private async register(): Promise<void> {
    const { homeMove, url, alertEmail } = this.options;
    const known = (await homeMove.webhooks()).find((webhook) => webhook.url === url);
    if (known === undefined) {
      this.#secret = (await homeMove.createWebhook({ url, events, alertEmail })).secret;
      return;
    }
    this.#secret ??= (await homeMove.newSecret(known.id)).secret;
    if (known.state !== 'active') await homeMove.changeWebhook(known.id, { state: 'active', events });
  }
}
