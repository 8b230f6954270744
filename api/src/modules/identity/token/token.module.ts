import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { ENV, type Env } from '../../../config/env.js';
import { HistoryModule } from '../../agents/history/history.module.js';
import { PartnerKeyModule } from '../../brands/partner-key/partner-key.module.js';
import { AccessGuard } from './access.guard.js';
import { CUSTOMER, customerSchema } from './customer.model.js';
import { CustomerRepository } from './customer.repository.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PASSWORD_SALT, PasswordHashing, passwordSaltSchema } from './password-hashing.js';
import { PasswordsService } from './passwords.service.js';
import { SigningKeys } from './signing-keys.js';
import { REFRESH_TOKEN, refreshTokenSchema, SESSION, sessionSchema } from './session.model.js';
import { SessionRepository } from './session.repository.js';
import { accessAudience, TokensService } from './tokens.service.js';

@Module({
  imports: [
    HistoryModule,
    PartnerKeyModule,
    MongooseModule.forFeature([
      { name: SESSION, schema: sessionSchema },
      { name: REFRESH_TOKEN, schema: refreshTokenSchema },
      { name: CUSTOMER, schema: customerSchema },
      { name: PASSWORD_SALT, schema: passwordSaltSchema },
    ]),
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => {
        const { current } = new SigningKeys(env.JWT_SECRET, env.JWT_SECRET_PREVIOUS);
        const signOptions = { algorithm: 'HS256', issuer: env.PUBLIC_ORIGIN, audience: accessAudience } as const;
        return { secret: current, signOptions };
      },
    }),
  ],
  providers: [
    TokensService,
    PasswordsService,
    PasswordHashing,
    SessionRepository,
    CustomerRepository,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [TokensService, PasswordsService],
})
export class TokenModule {}
