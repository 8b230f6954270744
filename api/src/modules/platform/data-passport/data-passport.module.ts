import { Module } from '@nestjs/common';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { DataPassportController } from './data-passport.controller.js';
import { DataPassportService } from './data-passport.service.js';

@Module({
  imports: [EnrolmentStoreModule],
  controllers: [DataPassportController],
  providers: [DataPassportService],
})
export class DataPassportModule {}
