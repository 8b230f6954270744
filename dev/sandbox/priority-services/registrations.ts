import type { FastifyInstance } from 'fastify';
import { referenceFor } from '../server/seeded-values.js';
import { SubmittedRequests } from '../server/submitted-requests.js';

/** Who keeps a priority services register. */
export type RegisterKeeper = 'supplier' | 'network' | 'water';

interface Received {
  readonly keeper: RegisterKeeper;
  /** The vendor's own format; null unless the sandbox shows received bodies, because the needs are health data. */
  readonly body: unknown;
}

/** Registrations of priority services since the start. */
export class Registrations {
  readonly #received = new SubmittedRequests<Received>();

  constructor(readonly areShown: boolean) {}

  /** The reference, which derives from the key; null if the key was used with another body. */
  receive(keeper: RegisterKeeper, key: string, body: unknown): string | null {
    const received = { keeper, body: this.areShown ? body : null };
    const first = this.#received.once(`${keeper} ${key}`, body, () => received);
    return first && referenceFor('psr', keeper, key);
  }

  /** Oldest first. */
  all(): readonly Received[] {
    return this.#received.entries();
  }
}

/** What the vendors received, for specs only: a sandbox that shows nothing has no such path. */
export function registrationRoutes(app: FastifyInstance, registrations: Registrations): void {
  if (registrations.areShown) app.get('/priority-services', () => registrations.all());
}
