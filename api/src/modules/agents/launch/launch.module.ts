import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { PartnerKeyModule } from '../../brands/partner-key/partner-key.module.js';
import { TelephonyModule } from '../telephony/telephony.module.js';
import { LaunchController } from './launch.controller.js';
import { LaunchService } from './launch.service.js';

@Module({
  imports: [BrandModule, EnrolmentStoreModule, PartnerKeyModule, TelephonyModule],
  controllers: [LaunchController],
  providers: [LaunchService],
})
export class LaunchModule {}
