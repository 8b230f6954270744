import type { ProblemCode } from '@home-move/contract';

/** The part of a call's documentation that only the OpenAPI document needs; browsers never download it. */
export interface CallDescription {
  readonly summary: string;
  /** Problems that not every call returns (every call: VALIDATION, UNAUTHENTICATED, FORBIDDEN, UNEXPECTED …). */
  readonly problems?: readonly ProblemCode[];
  /** Whether it responds with `ETag`, and with 304 to a request whose `If-None-Match` is that. */
  readonly isConditional?: true;
}

/** One description for each endpoint of an area. An endpoint without one does not compile. */
export type DescriptionsOf<Area> = { readonly [Name in keyof Area]: CallDescription };
