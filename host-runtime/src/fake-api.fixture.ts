import { problem, type ProblemCode, type RemoteRecord } from '@home-move/contract';
import { aBranding, anEnrolment, someFlags } from '@home-move/contract/testing';

/** A response of the fake API: a body, a problem by its code, or none. */
export type FakeAnswer = { readonly body: unknown } | { readonly problem: ProblemCode } | 'offline';

export interface FakeCall {
  /** "GET /api/v1/notes" */
  readonly call: string;
  readonly token: string | null;
  readonly body: string | null;
}

type Respond = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeApi {
  readonly fetcher: typeof fetch;
  readonly calls: readonly FakeCall[];
  /** Sets the response to a call; a function is evaluated each time. */
  readonly respond: (call: string, answer: FakeAnswer | Respond) => void;
}

/** A pair of tokens, distinguished by a number. */
export const someTokens = (n: number) =>
  ({ access_token: `agent-${n}`, token_type: 'Bearer', expires_in: 1800, refresh_token: `refresh-${n}` }) as const;

/** The registry's record of a panel: its entry and two chunks. */
export function aPanelRecord(version = '1.4.0', overrides: Partial<RemoteRecord> = {}): RemoteRecord {
  return {
    name: 'telephony',
    version,
    contract: '^1.8.0',
    global: `hm_telephony_${version.replaceAll('.', '_')}`,
    entry: `https://assets.test/remotes/telephony/${version}/entry.js`,
    files: { 'entry.js': 'sha384-entry', 'app.js': 'sha384-app', 'react.js': 'sha384-react' },
    firstChunks: ['app.js'],
    firstShared: [],
    shared: {},
    routes: [],
    kind: 'optional',
    ...overrides,
  };
}

const appTokens = { access_token: 'app-1', token_type: 'Bearer', expires_in: 1800, refresh_token: 'app-refresh-1' };
const launched = {
  ...someTokens(1),
  agentName: 'Jordan Lee',
  enrolmentId: '665f1c2a9b1e8a0012345678',
  crm: { reference: 'case-20418', returnUrl: 'https://crm.test/queue' },
};

function asResponse(answer: Exclude<FakeAnswer, 'offline'>): Response {
  const body = 'problem' in answer ? problem(answer.problem) : answer.body;
  const status = 'problem' in answer ? problem(answer.problem).status : 200;
  const text = body === undefined ? '' : JSON.stringify(body);
  // jsdom has no Response; the client reads only these three members.
  return { ok: status < 400, status, text: () => Promise.resolve(text) } as Response;
}

/** Home Move's API behind the CRM's path `/home-move`: it opens the call of an agent about Sam Hartley. */
export function createFakeApi(): FakeApi {
  const calls: FakeCall[] = [];
  const answers = new Map<string, FakeAnswer | Respond>([
    ['POST /api/v1/token', ({ body }) => ({ body: body?.includes('refresh_token=') ? someTokens(2) : appTokens })],
    ['POST /api/v1/token/revoke', { body: undefined }],
    ['POST /api/v1/telephony/launch', { body: launched }],
    ['GET /api/v1/enrolment-auth', { body: anEnrolment() }],
    ['GET /api/v1/telephony/branding', { body: aBranding({ urlRoute: 'oakwood', branch: 12, theme: 'oakwood' }) }],
    ['GET /api/v1/flags', { body: someFlags() }],
    ['GET /api/v1/registry/resolution?brand=oakwood&branch=12', { body: { remotes: [aPanelRecord()], lastGood: [] } }],
  ]);
  return {
    calls,
    respond: (call, answer) => void answers.set(call, answer),
    async fetcher(url, init) {
      const headers = init?.headers as Record<string, string> | undefined;
      const path = typeof url === 'string' ? url.replace(/^\/home-move/, '') : 'not a path';
      const call: FakeCall = {
        call: `${init?.method ?? 'GET'} ${path}`,
        token: headers?.['Authorization']?.replace('Bearer ', '') ?? null,
        body: typeof init?.body === 'string' ? init.body : null,
      };
      calls.push(call);
      const configured = answers.get(call.call) ?? { problem: 'NOT_FOUND' as const };
      const answer = typeof configured === 'function' ? await configured(call) : configured;
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      return asResponse(answer);
    },
  };
}
