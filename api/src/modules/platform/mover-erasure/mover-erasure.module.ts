import { Module } from '@nestjs/common';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { DataPrivacyModule } from '../data-privacy/data-privacy.module.js';
import { MoverErasureController } from './mover-erasure.controller.js';
import { MoverErasureService } from './mover-erasure.service.js';

@Module({
  imports: [DataPrivacyModule, EnrolmentModule],
  controllers: [MoverErasureController],
  providers: [MoverErasureService],
})
export class MoverErasureModule {}
