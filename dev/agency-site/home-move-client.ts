/** A move as Home Move shows it to its partner: no personal data, suppliers or prices. */
export interface Move {
  readonly reference: string;
  readonly status: string;
  readonly completedServices: readonly string[];
  /** When the tenant will be invited; null if they were, or will not be. */
  readonly inviteAt: string | null;
  /** Why the tenant could not be invited. */
  readonly notInvited: string | null;
}

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly state: string;
}

/** An imported file: how many rows led to each result. */
export interface FileImport {
  readonly id: string;
  readonly mode: string;
  readonly state: string;
  readonly rows: number;
  readonly results: Readonly<Record<string, number>>;
}

export type ImportMode = 'check' | 'import';

/** Why Home Move did not accept a call. */
export class HomeMoveProblem extends Error {
  constructor(
    readonly code: string,
    readonly title: string,
    /** Messages by dotted field: `person.surname`. */
    readonly errors: Readonly<Record<string, string>> = {},
    /** Why the request as a whole is wrong. */
    readonly detail = '',
  ) {
    super(`${code}: ${title}`);
  }
}

export interface HomeMoveClientOptions {
  /** Address of Home Move, without a trailing slash. */
  readonly api: string;
  /** Authenticates the agency's server. */
  readonly partnerKey: string;
}

const timeoutMs = 10_000;
/** A check of a large file takes longer than other calls. */
const fileTimeoutMs = 60_000;

/** Home Move's partner API. Only the agency's server calls it, so the key is in no page. Every call rejects with a HomeMoveProblem. */
export class HomeMoveClient {
  constructor(private readonly options: HomeMoveClientOptions) {}

  createMove(move: object): Promise<Move> {
    return this.json('POST', '/moves', move);
  }

  move(reference: string): Promise<Move> {
    return this.json('GET', `/moves/${encodeURIComponent(reference)}`);
  }

  cancelMove(reference: string): Promise<Move> {
    return this.json('DELETE', `/moves/${encodeURIComponent(reference)}`);
  }

  inviteAgain(reference: string): Promise<Move> {
    return this.json('POST', `/moves/${encodeURIComponent(reference)}/invite`);
  }

  async webhooks(): Promise<readonly Webhook[]> {
    return (await this.json<{ readonly webhooks: readonly Webhook[] }>('GET', '/webhooks')).webhooks;
  }

  createWebhook(webhook: object): Promise<Webhook & { readonly secret: string }> {
    return this.json('POST', '/webhooks', webhook);
  }

  changeWebhook(id: string, change: object): Promise<Webhook> {
    return this.json('PATCH', `/webhooks/${encodeURIComponent(id)}`, change);
  }

  /** Adds a secret to a webhook. */
  newSecret(id: string): Promise<Webhook & { readonly secret: string }> {
    return this.json('POST', `/webhooks/${encodeURIComponent(id)}/secrets`);
  }

  /** Sends a file, CSV or NDJSON by its media type. */
  async startImport(file: Uint8Array<ArrayBuffer>, mediaType: string, mode: ImportMode): Promise<FileImport> {
    const init = { method: 'POST', headers: { 'content-type': mediaType }, body: file };
    return (await (await this.call(`/moves/import?mode=${mode}`, init, fileTimeoutMs)).json()) as FileImport;
  }

  readImport(id: string): Promise<FileImport> {
    return this.json('GET', `/imports/${encodeURIComponent(id)}`);
  }

  /** The report of an import, as CSV. */
  report(id: string): Promise<Response> {
    return this.call(`/imports/${encodeURIComponent(id)}/report`, {}, fileTimeoutMs);
  }

  private async json<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await (await this.call(path, { method, ...content })).json()) as Answer;
  }

  private async call(
    path: string,
    { headers, ...init }: { headers?: Readonly<Record<string, string>> } & Omit<RequestInit, 'headers'>,
    timeout = timeoutMs,
  ): Promise<Response> {
    const { api, partnerKey } = this.options;
    const response = await fetch(`${api}/api/partner/v1${path}`, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${partnerKey}` },
      signal: AbortSignal.timeout(timeout),
    }).catch(() => {
      throw new HomeMoveProblem('NO_ANSWER', 'Home Move does not answer. Nothing is lost: try again in a minute.');
    });
    if (!response.ok) throw await problemOf(response);
    return response;
  }
}

async function problemOf(response: Response): Promise<HomeMoveProblem> {
  const problem = (await response.json().catch(() => null)) as Partial<HomeMoveProblem> | null;
  const { code = String(response.status), title = 'Home Move could not process this', errors, detail } = problem ?? {};
  return new HomeMoveProblem(code, title, errors, detail);
}
