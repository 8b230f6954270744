import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { LinksModule } from '../links/links.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { OtpModule } from '../otp/otp.module.js';
import { TokenModule } from '../token/token.module.js';
import { PhoneLinkController } from './phone-link.controller.js';
import { PhoneLinkIssuer } from './phone-link-issuer.service.js';
import { PhoneLinkOpener } from './phone-link-opener.service.js';

@Module({
  imports: [AccountModule, BrandModule, EnrolmentStoreModule, LinksModule, MessagesModule, OtpModule, TokenModule],
  controllers: [PhoneLinkController],
  providers: [PhoneLinkIssuer, PhoneLinkOpener],
})
export class PhoneLinkModule {}
