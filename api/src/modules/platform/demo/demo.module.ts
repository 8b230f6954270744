import { Module } from '@nestjs/common';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { PartnerKeyModule } from '../../brands/partner-key/partner-key.module.js';
import { TelephonyModule } from '../../agents/telephony/telephony.module.js';
import { TokenModule } from '../../identity/token/token.module.js';
import { DemoPeopleSeed } from './demo-people.seed.js';

@Module({
  imports: [EnrolmentStoreModule, PartnerKeyModule, TelephonyModule, TokenModule],
  providers: [DemoPeopleSeed],
})
export class DemoModule {}
