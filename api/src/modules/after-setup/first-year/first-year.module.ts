import { Module } from '@nestjs/common';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { FirstYearController } from './first-year.controller.js';
import { FirstYearService } from './first-year.service.js';

@Module({
  imports: [EnrolmentModule],
  controllers: [FirstYearController],
  providers: [FirstYearService],
})
export class FirstYearModule {}
