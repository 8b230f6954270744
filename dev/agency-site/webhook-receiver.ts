import { Webhook } from 'standardwebhooks';
import type { MoveEvent } from './progress.js';

/** Ids of requests that the receiver remembers, to recognise duplicates. */
const maxIds = 10_000;

/** The result of a request: `unsigned` if it is not from Home Move, `unready` before the receiver has a secret. */
export type Reception = 'accepted' | 'duplicate' | 'unsigned' | 'unready';

export interface WebhookReceiverOptions {
  /** The secret of the webhook; null until it is registered. */
  readonly secret: () => string | null;
  readonly onEvent: (event: MoveEvent) => void;
}

/** Verifies and passes on what Home Move sends. Home Move sends an event again if it gets no answer, so each id counts once. */
export class WebhookReceiver {
  readonly #ids = new Set<string>();

  constructor(private readonly options: WebhookReceiverOptions) {}

  /** Passes an event on before it returns, so that events keep their order. */
  receive(body: string, headers: Readonly<Record<string, string>>): Reception {
    const secret = this.options.secret();
    if (secret === null) return 'unready';
    const event = verified(secret, body, headers);
    if (event === null) return 'unsigned';
    const { 'webhook-id': id = '' } = headers;
    if (this.#ids.has(id)) return 'duplicate';
    this.options.onEvent(event);
    this.remember(id);
    return 'accepted';
  }

  private remember(id: string): void {
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > maxIds && oldest !== undefined) this.#ids.delete(oldest);
  }
}

/** Null if the signature is wrong or the request too old. */
function verified(secret: string, body: string, headers: Readonly<Record<string, string>>): MoveEvent | null {
  try {
    return new Webhook(secret).verify(body, headers) as MoveEvent;
  } catch {
    return null;
  }
}
