import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { CallerIdentity } from '../../common/access/caller.js';
import { type AccessPayload, TokensService } from './tokens.service.js';

/** Turns a bearer token into the caller. Expiry counts by the injected clock, so it is checked with the session. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    private readonly tokens: TokensService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key object saves a fifth of the CPU of a call; jsonwebtoken takes it, passport-jwt's types do not know.
      secretOrKey: createSecretKey(Buffer.from(env.JWT_SECRET)) as unknown as Buffer,
      algorithms: ['HS256'],
      ignoreExpiration: true,
    });
  }

  /** Passport hangs what to do next on the strategy that it is given: with one for all, calls at the same time would take each other's caller. */
  override authenticate(...call: Parameters<Strategy['authenticate']>): void {
    const own = Object.assign(Object.create(this) as this, this);
    super.authenticate.call(own, ...call);
  }

  async validate(payload: AccessPayload): Promise<CallerIdentity | null> {
    const session = await this.tokens.authenticate(payload);
    if (!session) return null;
    const { _id, role, subject, agentName } = session;
    return role === 'app'
      ? new CallerIdentity(role, null, _id, subject)
      : new CallerIdentity(role, subject, _id, null, agentName);
  }
}
