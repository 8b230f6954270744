import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { PsrController } from './psr.controller.js';
import { PsrRegistrationService } from './psr-registration.service.js';
import { PsrService } from './psr.service.js';
import { PsrWithdrawalService } from './psr-withdrawal.service.js';

@Module({
  imports: [EnrolmentModule, JobsModule, ProvidersModule],
  controllers: [PsrController],
  providers: [PsrService, PsrRegistrationService, PsrWithdrawalService],
  exports: [PsrRegistrationService, PsrService],
})
export class PsrModule {}
