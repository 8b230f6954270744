import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemTimers, Timers } from '../../../../common/clock/clock.js';
import { BrandModule } from '../../brand/brand.module.js';
import { BrandFlagsProvider } from './brand-flags.provider.js';
import { EXPERIMENT_EVENT, experimentEventSchema } from './experiment-event.model.js';
import { ExperimentEventRepository } from './experiment-event.repository.js';
import { ExperimentEvents } from './experiment-events.js';
import { ExposureHook } from './exposure.hook.js';
import { FlagEvaluation } from './flag-evaluation.js';

/** Flags and the experiments behind them; apart from their call, because creating an enrolment evaluates one too. */
@Module({
  imports: [BrandModule, MongooseModule.forFeature([{ name: EXPERIMENT_EVENT, schema: experimentEventSchema }])],
  providers: [
    BrandFlagsProvider,
    ExperimentEventRepository,
    ExperimentEvents,
    ExposureHook,
    FlagEvaluation,
    { provide: Timers, useClass: SystemTimers },
  ],
  exports: [FlagEvaluation],
})
export class FlagEvaluationModule {}
