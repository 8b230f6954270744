import type { Problem, ServiceStatus, Tokens } from '@home-move/contract';
import { api } from './addresses.js';

export interface Answer {
  readonly status: number;
  readonly body: Partial<Problem>;
}

/** A program that calls the API as the portal does for a visitor. */
export class AppClient {
  private constructor(private readonly token: string) {}

  static async connected(): Promise<AppClient> {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'tenant-portal' });
    const response = await fetch(`${api}/api/v1/token`, { method: 'POST', body });
    const { access_token: token } = (await response.json()) as { readonly access_token: string };
    return new AppClient(token);
  }

  /** How the look-up of addresses is, as pages are told. */
  async serviceStatus(): Promise<ServiceStatus> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${api}/api/v1/gbg-status-check`, { headers });
    const { data } = (await response.json()) as { readonly data: { readonly status: ServiceStatus } };
    return data.status;
  }

  async validate(details: Readonly<Record<'surname' | 'postcode' | 'token', string>>): Promise<Answer> {
    const response = await fetch(`${api}/api/v1/account/validate`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(details),
    });
    return { status: response.status, body: (await response.json()) as Partial<Problem> };
  }
  /** What whoever knows the postcode behind a partner's link gets for it. */
  async validatePostcode(token: string, postcode: string): Promise<{ readonly token: Tokens }> {
    const response = await fetch(`${api}/api/v2/otp/validate-postcode`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 0, postcode, token }),
    });
    if (!response.ok) throw new Error(`the postcode was answered ${response.status}`);
    return (await response.json()) as { readonly token: Tokens };
  }
}
