import { Module } from '@nestjs/common';
import { EnrolmentStoreModule } from '../enrolment/enrolment-store.module.js';
import { PartnerKeyModule } from '../partner-key/partner-key.module.js';
import { TelephonyModule } from '../telephony/telephony.module.js';
import { TokenModule } from '../token/token.module.js';
import { DemoPeopleSeed } from './demo-people.seed.js';

@Module({
  imports: [EnrolmentStoreModule, PartnerKeyModule, TelephonyModule, TokenModule],
  providers: [DemoPeopleSeed],
})
export class DemoModule {}
