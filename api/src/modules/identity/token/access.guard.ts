import type { Endpoint } from '@home-move/contract';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { endpointOf, PUBLIC_ROUTE } from '../../../common/access/route-metadata.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { JwtStrategy } from './jwt.strategy.js';
import { actAsCaller } from '../../../common/access/actor.js';
import { callerOf, type CallerIdentity } from '../../../common/access/caller.js';
import { bearerOf, type KeyedRequest } from '../../../common/access/calling-partner.js';
import { CallRules } from '../../../common/access/call-rules.js';
import { DeployKeys } from '../../../common/access/deploy-keys.js';
import { MailEventKey } from '../../../common/access/mail-event-key.js';
import { ProviderSignatures } from '../../../common/access/provider-signatures.js';
import { CallLimits } from '../../../common/rate-limit/call-limits.js';
import { PartnerKeyService } from '../../brands/partner-key/partner-key.service.js';

/**
 * Denies by default: a route admits only the roles of its endpoint, and a route without an endpoint admits no caller. Limits
 * the calls of each holder of a token. [SESS-26]
 */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    private readonly deployKeys: DeployKeys,
    private readonly mailEventKey: MailEventKey,
    private readonly providerSignatures: ProviderSignatures,
    private readonly partnerKeys: PartnerKeyService,
    private readonly callLimits: CallLimits,
    private readonly rules: CallRules,
    strategy: JwtStrategy,
  ) {
    super({ defaultStrategy: strategy.registeredAs });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.get<boolean | undefined>(PUBLIC_ROUTE, context.getHandler())) return true;
    const endpoint = endpointOf(context, this.reflector);
    if (!endpoint) throw new DomainError('FORBIDDEN');
    if (endpoint.key === 'deploy') {
      this.deployKeys.admit(context.switchToHttp().getRequest());
      return true;
    }
    if (endpoint.key === 'mail') {
      this.mailEventKey.admit(context.switchToHttp().getRequest());
      return true;
    }
    if (endpoint.signedBy) {
      this.providerSignatures.admit(context.switchToHttp().getRequest(), endpoint.signedBy);
      return true;
    }
    if (endpoint.key === 'partner') {
      await this.admitPartner(context.switchToHttp().getRequest(), endpoint);
      return true;
    }
    if (endpoint.roles.length === 0) return true;
    await super.canActivate(context);
    const caller = callerOf(context);
    if (!endpoint.roles.includes(caller.role)) throw new DomainError('FORBIDDEN');
    actAsCaller(caller);
    await this.callLimits.hit(caller);
    await this.rules.apply(caller, endpoint);
    return true;
  }

  private async admitPartner(request: KeyedRequest, { scope }: Endpoint): Promise<void> {
    const key = bearerOf(request);
    const partner = key === undefined ? null : await this.partnerKeys.partnerOf(key);
    if (!partner) throw new DomainError('UNAUTHENTICATED');
    if (scope === undefined || !partner.scopes.includes(scope))
      throw new DomainError('SCOPE_MISSING', { detail: `This call requires the scope ${scope}.` });
    request.partner = partner;
  }

  override handleRequest<User = CallerIdentity>(error: unknown, user: User | false): User {
    if (error instanceof Error && !(error instanceof DomainError)) throw error;
    if (error || !user) throw new DomainError('UNAUTHENTICATED');
    return user;
  }
}
