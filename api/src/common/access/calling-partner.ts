import type { PartnerEnvironment, PartnerScope } from '@home-move/contract';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '../problem/domain.error.js';

/** The partner whose key authenticated a call between servers. */
export interface CallingPartner {
  /** Identifies the key in limits, without helping to guess it. */
  readonly keyId: string;
  readonly urlRoute: string;
  /** The data that the key reads and changes. */
  readonly environment: PartnerEnvironment;
  readonly scopes: readonly PartnerScope[];
  /** Origins of the partner's CRM. */
  readonly origins: readonly string[];
  /** Where agents of the CRM continue when a call has ended; null without an address. */
  readonly returnUrl: string | null;
}

/** A request that may carry a key as its bearer token. */
export interface KeyedRequest {
  readonly headers: { readonly authorization?: string | undefined };
  partner?: CallingPartner;
}

/** The bearer token of a request; undefined without one. */
export function bearerOf({ headers }: KeyedRequest): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** The partner whose key authenticated the call. */
export const Partner = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { partner } = context.switchToHttp().getRequest<KeyedRequest>();
  if (!partner) throw new DomainError('UNAUTHENTICATED');
  return partner;
});
