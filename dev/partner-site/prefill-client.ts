/** What the agent knows about a tenant. */
export interface Tenant {
  readonly title: string;
  readonly firstName: string;
  readonly surname: string;
  readonly emailAddress: string;
  readonly contactNumber: string;
  /** yyyy-MM-dd */
  readonly moveInDate: string;
  readonly address: {
    readonly houseNameOrNumber: string;
    readonly addressLine1: string;
    readonly town: string;
    readonly postcode: string;
  };
}

export interface PrefillClientOptions {
  /** Address of Home Move's API, without a trailing slash. */
  readonly api: string;
  /** Authenticates the partner's server. */
  readonly partnerKey: string;
  /** Origin of the partner's own pages. */
  readonly origin: string;
}

const timeoutMs = 3000;

/** Home Move's API. Only the partner's server calls it, so neither the key nor the details are in a page. */
export class PrefillClient {
  constructor(private readonly options: PrefillClientOptions) {}

  /** A code that fills in the tenant's details once, within ten minutes. Rejects with the status and the problem's code. */
  async code(details: Tenant): Promise<string> {
    const { api, partnerKey, origin } = this.options;
    const response = await fetch(`${api}/api/v1/prefill-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${partnerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ brand: 'oakwood', origin, details: { ...details, branch: '12' } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json()) as { readonly code: string };
    if (!response.ok) throw new Error(`${response.status} ${body.code}`);
    return body.code;
  }
}
