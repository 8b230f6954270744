import type { Enrolment, OnboardingJourney, SaveOnboarding, Tokens, UpdateEnrolment } from '@home-move/contract';
import { api } from './addresses.js';
import { AppClient } from './app-client.js';
import { codeIn, Inbox } from './outbox.js';

const channels = { email: 0, sms: 1 } as const;

/** A mover's own calls, as the portal makes them for whoever came by a link: they prepare what a story does not tell. */
export class MoverClient {
  private constructor(private token: string) {}

  /** Whoever knows the postcode behind a partner's link. */
  static async byPostcode(link: { readonly token: string }, postcode: string): Promise<MoverClient> {
    const { token } = await (await AppClient.connected()).validatePostcode(link.token, postcode);
    return new MoverClient(token.access_token);
  }

  journey(): Promise<OnboardingJourney> {
    return this.call('GET', '/v1/onboarding/journey');
  }

  /** One step, over whatever came before. */
  save(step: SaveOnboarding): Promise<OnboardingJourney> {
    return this.call('POST', '/v1/onboarding/journey', step);
  }

  saveContact(contact: { readonly emailAddress: string; readonly contactNumber: string }): Promise<Enrolment> {
    return this.call('PUT', '/v1/enrolment-auth/contact-details', contact);
  }

  commit(): Promise<Enrolment> {
    return this.call('POST', '/v1/onboarding/commit-journey');
  }

  move(): Promise<Enrolment> {
    return this.call('GET', '/v1/enrolment-auth');
  }

  update(fields: UpdateEnrolment): Promise<Enrolment> {
    return this.call('PUT', '/v1/enrolment-auth', fields);
  }

  moveInDateUnknown(): Promise<Enrolment> {
    return this.call('PUT', '/v1/move-in-date-unknown');
  }

  /** Shows by a code that a contact is theirs. */
  async verify(channel: keyof typeof channels, contact: string): Promise<void> {
    const inbox = await Inbox.of(contact);
    await this.call('POST', '/v2/otp/request', { channel: channels[channel], contact });
    const code = codeIn(await inbox.next());
    const tokens = await this.call<Tokens>('POST', '/v2/otp/verify', { channel: channels[channel], code });
    this.token = tokens.access_token;
  }

  private async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${api}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
}
