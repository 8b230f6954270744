import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Role } from '@home-move/contract';
import { DomainError } from '../problem/domain.error.js';

/** The caller, as identified by the access token. */
export class CallerIdentity {
  constructor(
    readonly role: Role,
    /** Null for the role `app`; of a housemate, the enrolment of the household. */
    readonly enrolmentId: string | null,
    readonly sessionId: string,
    /** The portal that an `app` session belongs to; null for every other role. */
    readonly clientId: string | null = null,
    /** Null for every role but agents. */
    readonly agentName: string | null = null,
    /** Id in the household; null for every role but housemates. */
    readonly personId: string | null = null,
  ) {}
}

/** A request that has passed the access guard. */
export interface AuthenticatedRequest {
  readonly user?: CallerIdentity;
}

export function callerOf(context: ExecutionContext): CallerIdentity {
  const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!user) throw new DomainError('UNAUTHENTICATED');
  return user;
}

/** The caller of a guarded route. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));

/** Id of the only enrolment that the caller may access. */
export const OwnEnrolment = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { enrolmentId } = callerOf(context);
  if (enrolmentId === null) throw new DomainError('FORBIDDEN');
  return enrolmentId;
});

/** Name of the calling agent. */
export const AgentName = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { agentName } = callerOf(context);
  if (agentName === null) throw new DomainError('FORBIDDEN');
  return agentName;
});
