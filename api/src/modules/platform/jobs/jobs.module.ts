import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { JOB, jobSchema } from './job.model.js';
import { JobOverview } from './job-overview.js';
import { JobRepetition } from './job-repetition.js';
import { JobRepository } from './job.repository.js';
import { JobsService } from './jobs.service.js';
import { JobsWorker } from './jobs.worker.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: JOB, schema: jobSchema }])],
  providers: [
    JobsService,
    JobOverview,
    JobRepetition,
    JobsWorker,
    JobRepository,
    { provide: Timers, useClass: SystemTimers },
  ],
  exports: [JobsService, JobOverview, JobRepetition],
})
export class JobsModule {}
