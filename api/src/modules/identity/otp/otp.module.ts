import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModule } from '../account/account.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { LinksModule } from '../links/links.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { TokenModule } from '../token/token.module.js';
import { CHALLENGE, challengeSchema } from './challenge.model.js';
import { ChallengeRepository } from './challenge.repository.js';
import { LinkChannelsService } from './link-channels.service.js';
import { LinkLoginService } from './link-login.service.js';
import { OtpController } from './otp.controller.js';
import { OtpService } from './otp.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CHALLENGE, schema: challengeSchema }]),
    EnrolmentStoreModule,
    AccountModule,
    BrandModule,
    LinksModule,
    MessagesModule,
    TokenModule,
  ],
  controllers: [OtpController],
  providers: [OtpService, LinkChannelsService, LinkLoginService, ChallengeRepository],
  exports: [OtpService, ChallengeRepository],
})
export class OtpModule {}
