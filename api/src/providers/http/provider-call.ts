import type { DisclosurePurpose } from '@home-move/contract';
import type { ZodType } from 'zod';
import type { DataMap, ImpersonalMap } from '../../common/disclosures/data-map.js';

type Texts = Readonly<Record<string, string>>;

/** A request to a third party, as it is sent. */
export interface ProviderRequest<Response = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path with `:name` placeholders. The log shows the pattern, never the values. */
  readonly path: string;
  readonly params?: Texts | undefined;
  readonly query?: Texts | undefined;
  readonly body?: object | undefined;
  /** The fields of a form, instead of a JSON body. */
  readonly form?: Texts | undefined;
  readonly idempotencyKey?: string;
  /** Safe to send twice: every GET and PUT, and POSTs that search or carry an idempotency key. */
  readonly retryable: boolean;
  readonly response: ZodType<Response>;
}

type Part<Name extends string, Content> = [Content] extends [undefined]
  ? { readonly [Each in Name]?: undefined }
  : { readonly [Each in Name]: DataMap<Content> };

type ImpersonalPart<Name extends string, Content> = [Content] extends [undefined]
  ? { readonly [Each in Name]?: undefined }
  : { readonly [Each in Name]: ImpersonalMap<Content> };

/** The kind of data in each field of a request, and why they are sent. A request without personal data has no purpose. */
export type DisclosedData<Params, Query, Body, Form> =
  | ({
      readonly purpose: DisclosurePurpose;
      /** Whom the data are about; the mover of the caller or job if missing, and no mover if null. */
      readonly enrolmentId?: string | null;
      /** Whether the mover has been erased. */
      readonly isErased?: boolean;
      /** The order, application or referral that the request is about, as the third party issued it. */
      readonly reference?: string;
    } & Part<'params', Params> &
      Part<'query', Query> &
      Part<'body', Body> &
      Part<'form', Form>)
  | ({ readonly purpose: null } & ImpersonalPart<'params', Params> &
      ImpersonalPart<'query', Query> &
      ImpersonalPart<'body', Body> &
      ImpersonalPart<'form', Form>);

/**
 * A call to a third party. `discloses` maps every field to its kind of data, so that a new field does not compile without one. A reference
 * that the third party has issued is mapped to null: it learns nothing from it.
 */
export interface ProviderCall<
  Response,
  Outcome,
  Params extends Texts | undefined = undefined,
  Query extends Texts | undefined = undefined,
  Body extends object | undefined = undefined,
  Form extends Texts | undefined = undefined,
> extends ProviderRequest<Response> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly form?: Form;
  readonly discloses: DisclosedData<NoInfer<Params>, NoInfer<Query>, NoInfer<Body>, NoInfer<Form>>;
  /** The reference that the third party issues in its response. */
  readonly referenceIn?: (response: Response) => string;
  /** Rejections that are expected results of this call, by the vendor's code. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
}

/** A call that only finds out whether a third party works. */
export type StatusCall = Omit<ProviderRequest, 'body' | 'form'>;
