import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HistoryModule } from '../../agents/history/history.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { TokenModule } from '../token/token.module.js';
import { PREFILL_CODE, prefillCodeSchema } from './prefill-code.model.js';
import { PrefillCodeRepository } from './prefill-code.repository.js';
import { PrefillController } from './prefill.controller.js';
import { PrefillService } from './prefill.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PREFILL_CODE, schema: prefillCodeSchema }]),
    BrandModule,
    EnrolmentStoreModule,
    HistoryModule,
    TokenModule,
  ],
  controllers: [PrefillController],
  providers: [PrefillService, PrefillCodeRepository],
})
export class PrefillModule {}
