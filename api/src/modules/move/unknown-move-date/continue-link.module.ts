import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../enrolment/enrolment-store.module.js';
import { LinksModule } from '../../identity/links/links.module.js';
import { ContinueLinkMailer } from './continue-link.mailer.js';

@Module({
  imports: [EnrolmentStoreModule, BrandModule, LinksModule],
  providers: [ContinueLinkMailer],
  exports: [ContinueLinkMailer],
})
export class ContinueLinkModule {}
