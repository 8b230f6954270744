import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { ChoiceService } from './choice.service.js';
import { EntertainmentController } from './entertainment.controller.js';
import { PackagesService } from './packages.service.js';
import { ReferralService } from './referral.service.js';

@Module({
  imports: [EnrolmentModule, ProvidersModule],
  controllers: [EntertainmentController],
  providers: [PackagesService, ChoiceService, ReferralService],
})
export class EntertainmentModule {}
