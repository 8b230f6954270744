import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { EnrolmentStoreModule } from '../enrolment/enrolment-store.module.js';
import { LinksModule } from '../links/links.module.js';
import { WayBackMailer } from './way-back.mailer.js';

@Module({
  imports: [EnrolmentStoreModule, BrandModule, LinksModule],
  providers: [WayBackMailer],
  exports: [WayBackMailer],
})
export class WayBackModule {}
