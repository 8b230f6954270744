/** A call that an agent opens. */
export interface OpenedCall {
  /** Reference of the enrolment in Home Move. */
  readonly enrolment: string;
  readonly agentName: string;
  /** The CRM's own reference: here, the number of the case. */
  readonly reference: string;
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

/** Home Move's API. Only the CRM's server calls it, so the partner key never reaches a page. */
export class HomeMoveClient {
  constructor(private readonly options: HomeMoveClientOptions) {}

  /** A code that opens the panel once, within a minute, in a page of the CRM. Rejects with the status and the problem's code. */
  async launchCode(call: OpenedCall): Promise<string> {
    const { api, partnerKey, origin } = this.options;
    const response = await fetch(`${api}/api/v1/launch-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${partnerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...call, origin }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as { readonly code: string };
    if (!response.ok) throw new Error(`${response.status} ${answer.code}`);
    return answer.code;
  }
}
