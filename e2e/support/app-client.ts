import {
  accountEndpoints,
  brandEndpoints,
  call,
  channelCodes,
  enrolmentEndpoints,
  healthEndpoints,
  otpEndpoints,
  sessionEndpoints,
  telephonyEndpoints,
  type Branding,
  type CreateEnrolment,
  type Problem,
  type ServiceStatus,
  type Tokens,
} from '@home-move/contract';
import { api } from './addresses.js';

export interface ValidationResponse {
  readonly status: number;
  readonly body: Partial<Problem>;
}

/** The body field that names a brand depends on the brand's level. */
function createBody({ level, id }: Branding): CreateEnrolment {
  if (level === 1) return { selectedPartner: id };
  if (level === 2) return { selectedSubpartner: id };
  return { selectedBranch: id };
}

/** Calls the API as the portal does for a visitor who is not logged in. */
export class AppClient {
  private constructor(private readonly token: string) {}

  static async connected(): Promise<AppClient> {
    const body = { grant_type: 'client_credentials', client_id: 'tenant-portal' } as const;
    const { access_token: token } = await call(fetch, api, sessionEndpoints.token, { body });
    return new AppClient(token);
  }

  /** Status of the address lookup. */
  async serviceStatus(): Promise<ServiceStatus> {
    const { data } = await call(fetch, api, healthEndpoints.serviceStatus, {}, { token: this.token });
    return data.status;
  }

  /** Creates an enrolment for a brand, named as in its paths. */
  async createEnrolment(brand: string): Promise<Tokens> {
    const branding = await call(fetch, api, brandEndpoints.branding, { params: { brand } }, { token: this.token });
    return call(fetch, api, enrolmentEndpoints.create, { body: createBody(branding) }, { token: this.token });
  }

  /** Confirms the details behind a link; resolves to the problem of a rejected attempt too. */
  async validate(details: Readonly<Record<'surname' | 'postcode' | 'token', string>>): Promise<ValidationResponse> {
    const response = await fetch(`${api}/api/v1/account/validate`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(details),
    });
    return { status: response.status, body: (await response.json()) as Partial<Problem> };
  }

  /** Requests a code by text message to log in. Rejects with ApiError. */
  requestTextCode(contact: string): Promise<void> {
    const body = { channel: channelCodes.sms, contact };
    return call(fetch, api, otpEndpoints.request, { body }, { token: this.token });
  }

  /** Mails a link to choose another password, on a page of the portal. */
  requestPasswordReset(emailAddress: string, returnUrl: string): Promise<void> {
    const body = { emailAddress, returnUrl };
    return call(fetch, api, accountEndpoints.requestPasswordReset, { body }, { token: this.token });
  }

  /** Opens a link to another device with the postcode. Rejects with ApiError. */
  openPhoneLink(token: string, postcode: string): Promise<Tokens> {
    return call(fetch, api, accountEndpoints.openPhoneLink, { body: { token, postcode } }, { token: this.token });
  }

  /** Logs an agent in with the token of a CRM's link. */
  async logInAgent(token: string): Promise<string> {
    const { access_token } = await call(
      fetch,
      api,
      telephonyEndpoints.login,
      { body: { token } },
      { token: this.token },
    );
    return access_token;
  }

  /** Confirms surname and postcode behind a link; resolves to the mover's tokens. */
  async confirmDetails(details: Readonly<Record<'surname' | 'postcode' | 'token', string>>): Promise<Tokens> {
    const { token } = await call(fetch, api, accountEndpoints.validate, { body: details }, { token: this.token });
    if (!token) throw new Error('the details were not confirmed');
    return token;
  }

  /** Confirms the postcode behind a partner's link; resolves to the mover's tokens. */
  async validatePostcode(token: string, postcode: string): Promise<Tokens> {
    const body = { channel: 0, postcode, token } as const;
    const { token: tokens } = await call(fetch, api, otpEndpoints.validatePostcode, { body }, { token: this.token });
    if (!tokens) throw new Error('a code was sent');
    return tokens;
  }
}
