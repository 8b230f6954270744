/** A call in which the CRM's page mounts the panel itself. The refresh token stays on the server. */
export interface MountedCall {
  readonly accessToken: string;
  readonly agentName: string;
  readonly enrolment: unknown;
  readonly brand: { readonly urlRoute: string; readonly branch: number | null };
  readonly flags: unknown;
  /** The CRM's own reference of the call, which its page adds to the panel's events. */
  readonly reference: string;
  /** The registry's record of the panel: where its files are, and their hashes. */
  readonly remote: unknown;
}

/** A call that an agent opens. */
export interface OpenedCall {
  /** Reference of the enrolment in Home Move. */
  readonly enrolment: string;
  readonly agentName: string;
  /** The CRM's own reference: here, the number of the case. */
  readonly reference: string;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

interface Request {
  readonly token?: string | undefined;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
}

export interface HomeMoveClientOptions {
  /** Address of Home Move's API, without a trailing slash. */
  readonly api: string;
  /** Authenticates the CRM's server. */
  readonly partnerKey: string;
  /** Origin of the CRM's own pages. */
  readonly origin: string;
}

const timeoutMs = 5000;
const dayMs = 24 * 60 * 60 * 1000;

/** Home Move's API. Only the CRM's server calls it, so the partner key never reaches a page. */
export class HomeMoveClient {
  /** Refresh tokens of mounted calls, by access token. */
  readonly #sessions = new Map<string, { readonly refreshToken: string; readonly since: number }>();

  constructor(private readonly options: HomeMoveClientOptions) {}

  /** A code that opens the panel once, within a minute, in a page of the CRM. Rejects with the status and the problem's code. */
  async launchCode(call: OpenedCall): Promise<string> {
    const { partnerKey, origin } = this.options;
    const json = { ...call, origin };
    return (await this.#send<{ code: string }>('POST', '/launch-codes', { token: partnerKey, json })).code;
  }

  /** Opens a call for a page that mounts the panel itself. Rejects like `launchCode`. */
  async openCall({ enrolment, agentName, reference }: OpenedCall): Promise<MountedCall> {
    const code = await this.launchCode({ enrolment, agentName, reference });
    const form = { grant_type: 'client_credentials', client_id: 'telephony-portal' };
    const app = await this.#send<Tokens>('POST', '/token', { form });
    const json = { code, origin: this.options.origin };
    const tokens = await this.#send<Tokens>('POST', '/telephony/launch', { token: app.access_token, json });
    const token = this.#keep(tokens);
    const [ofCall, brand, flags] = await Promise.all([
      this.#send<unknown>('GET', '/enrolment-auth', { token }),
      this.#send<MountedCall['brand']>('GET', '/telephony/branding', { token }),
      this.#send<unknown>('GET', '/flags', { token }),
    ]);
    const remote = await this.#remote(brand);
    return { accessToken: token, agentName, reference, enrolment: ofCall, brand, flags, remote };
  }

  /** Exchanges the access token of a mounted call for a new one. Null once the call has ended. */
  async renew(accessToken: string): Promise<string | null> {
    const refreshToken = this.#take(accessToken);
    if (refreshToken === undefined) return null;
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return this.#send<Tokens>('POST', '/token', { form }).then(
      (tokens) => this.#keep(tokens),
      () => null,
    );
  }

  /** Logs the agent out of a mounted call. */
  async logOut(accessToken: string): Promise<void> {
    const refreshToken = this.#take(accessToken);
    if (refreshToken === undefined) return;
    await this.#send('POST', '/token/revoke', { form: { refresh_token: refreshToken } });
  }

  async #remote({ urlRoute, branch }: MountedCall['brand']): Promise<unknown> {
    const query = new URLSearchParams({ brand: urlRoute, ...(branch !== null && { branch: String(branch) }) });
    const { remotes } = await this.#send<{ remotes: { name: string }[] }>(
      'GET',
      `/registry/resolution?${query.toString()}`,
    );
    return remotes.find(({ name }) => name === 'telephony');
  }

  #keep({ access_token: accessToken, refresh_token: refreshToken }: Tokens): string {
    const now = Date.now();
    for (const [token, { since }] of this.#sessions) if (now - since > dayMs) this.#sessions.delete(token);
    this.#sessions.set(accessToken, { refreshToken, since: now });
    return accessToken;
  }

  #take(accessToken: string): string | undefined {
    const session = this.#sessions.get(accessToken);
    this.#sessions.delete(accessToken);
    return session?.refreshToken;
  }

  async #send<Answer>(method: string, path: string, { token, json, form }: Request = {}): Promise<Answer> {
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    const response = await fetch(`${this.options.api}/api/v1${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': type }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body }),
    });
    const answer: unknown = response.status === 204 ? undefined : await response.json();
    if (!response.ok) throw new Error(`${response.status} ${(answer as { code: string }).code}`);
    return answer as Answer;
  }
}
