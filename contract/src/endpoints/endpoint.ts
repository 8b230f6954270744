import type { PartnerScope } from '../partner/partner-key';
import type { Role } from '../session/tokens';

/** Input of one call: path parameters, query and body, as far as the endpoint has them. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Providers that report by signed messages. */
export const signingProviders = ['quotes', 'broadband-ht'] as const;
export type SigningProvider = (typeof signingProviders)[number];

declare const input: unique symbol;
declare const answer: unique symbol;

/** Definition of one API call, shared by the client, the controllers and the OpenAPI document, which adds a description. */
export interface Endpoint<Input extends CallInput = CallInput, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api/<version>`; `:name` is a parameter. */
  readonly path: string;
  readonly version: 'v1' | 'v2' | 'partner/v1';
  /** A second version under which the same call is available. */
  readonly alsoInVersion?: 'v1';
  /** `form`: the client sends urlencoded; the server accepts JSON too. */
  readonly encoding: 'json' | 'form';
  /** Roles that may call it; empty for open calls and for calls that need a key instead. */
  readonly roles: readonly Role[];
  /** The key that it needs as bearer token instead of a user's token; `mail` also as password of HTTP Basic. */
  readonly key?: 'deploy' | 'partner' | 'mail';
  /** The provider that signs it as Standard Webhooks describes, instead of sending a token. [ORDER-20] */
  readonly signedBy?: SigningProvider;
  /** The scope that a partner's key needs for it. */
  readonly scope?: PartnerScope;
  readonly success: 200 | 201 | 202 | 204;
  /** Media type of a response that is a file or a stream; JSON as a file to save. */
  readonly media?:
    | 'application/json'
    | 'application/pdf'
    | 'application/zip'
    | 'text/calendar'
    | 'text/csv'
    | 'text/event-stream';
  /** Whether it accepts `Idempotency-Key`. */
  readonly idempotent: boolean;
  readonly [input]?: Input;
  readonly [answer]?: Answer;
}

declare const message: unique symbol;

/** The response of a call with server-sent events; `readMessages` reads it. */
export type EventStream<Message> = ReadableStream<Uint8Array> & { readonly [message]?: Message };

type Definition = Pick<Endpoint, 'method' | 'path' | 'roles'> &
  Partial<
    Pick<
      Endpoint,
      'version' | 'alsoInVersion' | 'encoding' | 'success' | 'idempotent' | 'key' | 'signedBy' | 'scope' | 'media'
    >
  >;

/** Defines an endpoint. `Input` is what the client sends, `Answer` the response body. */
export function endpoint<Input extends CallInput, Answer>(definition: Definition): Endpoint<Input, Answer> {
  return { version: 'v1', encoding: 'json', success: 200, idempotent: false, ...definition };
}

/** Input of a call without parameters, query or body. */
export type NoInput = { readonly body?: undefined };
