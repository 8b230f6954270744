import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { AccessGuard } from './access.guard.js';
import { EnrolmentStoreModule } from '../enrolment/enrolment-store.module.js';
import { LinksModule } from '../links/links.module.js';
import { CUSTOMER, customerSchema } from './customer.model.js';
import { CustomerRepository } from './customer.repository.js';
import { GrantsService } from './grants.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordsService } from './passwords.service.js';
import { REFRESH_TOKEN, refreshTokenSchema, SESSION, sessionSchema } from './session.model.js';
import { SessionRepository } from './session.repository.js';
import { TokenController } from './token.controller.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [
    EnrolmentStoreModule,
    LinksModule,
    MongooseModule.forFeature([
      { name: SESSION, schema: sessionSchema },
      { name: REFRESH_TOKEN, schema: refreshTokenSchema },
      { name: CUSTOMER, schema: customerSchema },
    ]),
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => {
        const key = createSecretKey(Buffer.from(env.JWT_SECRET));
        return { secret: key, signOptions: { algorithm: 'HS256' } };
      },
    }),
  ],
  controllers: [TokenController],
  providers: [
    TokensService,
    GrantsService,
    PasswordsService,
    SessionRepository,
    CustomerRepository,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [TokensService, PasswordsService],
})
export class TokenModule {}
