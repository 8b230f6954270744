import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../../../config/env.js';
import { CallerIdentity } from '../../../common/access/caller.js';
import { SigningKeys } from './signing-keys.js';
import { accessAudience, type AccessPayload, TokensService } from './tokens.service.js';

/** Resolves a bearer token to the caller. Expiry is checked with the session, because it follows the injected clock. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) implements OnApplicationShutdown {
  /**
   * Passport's name of the strategy: unique, because passport registers names per process, not per application. It derives an
   * object for each call from a registered strategy; concurrent calls on the strategy itself would receive each other's caller.
   */
  readonly registeredAs = `jwt-${randomUUID()}`;

  constructor(
    @Inject(ENV) env: Env,
    private readonly tokens: TokensService,
  ) {
    const keys = new SigningKeys(env.JWT_SECRET, env.JWT_SECRET_PREVIOUS);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key object saves a fifth of the CPU per call. jsonwebtoken accepts it; passport-jwt's types do not declare it.
      secretOrKeyProvider: (_request, token: string, done) => done(null, keys.keyFor(token) as unknown as Buffer),
      algorithms: ['HS256'],
      issuer: env.PUBLIC_ORIGIN,
      audience: accessAudience,
      ignoreExpiration: true,
    });
    passport.use(this.registeredAs, this);
  }

  onApplicationShutdown(): void {
    passport.unuse(this.registeredAs);
  }

  async validate(payload: AccessPayload): Promise<CallerIdentity | null> {
    const session = await this.tokens.authenticate(payload);
    if (!session) return null;
    const { _id, role, subject, agentName, personId = null } = session;
    return role === 'app'
      ? new CallerIdentity(role, null, _id, subject)
      : new CallerIdentity(role, subject, _id, null, agentName, personId);
  }
}
