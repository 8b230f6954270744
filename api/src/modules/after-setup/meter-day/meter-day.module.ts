import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { HistoryModule } from '../../agents/history/history.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnergyModule } from '../../energy/usage/energy.module.js';
import { CouncilWaterModule } from '../../move/council-water/council-water.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { HandoverSheetService } from './handover-sheet.service.js';
import { MeterDayController } from './meter-day.controller.js';
import { MeterDayService } from './meter-day.service.js';
import { MeteringService } from './metering.service.js';
import { METER_READING, meterReadingDocumentSchema } from './meter-reading.model.js';
import { MeterReadingRepository } from './meter-reading.repository.js';
import { ReadingDeliveryService } from './reading-delivery.service.js';
import { SaveReadingService } from './save-reading.service.js';

@Module({
  imports: [
    BrandModule,
    CouncilWaterModule,
    EnergyModule,
    EnrolmentModule,
    HistoryModule,
    JobsModule,
    MongooseModule.forFeature([{ name: METER_READING, schema: meterReadingDocumentSchema }]),
    PdfModule,
    ProvidersModule,
  ],
  controllers: [MeterDayController],
  providers: [
    HandoverSheetService,
    MeterDayService,
    MeteringService,
    MeterReadingRepository,
    ReadingDeliveryService,
    SaveReadingService,
  ],
  exports: [MeterDayService, MeterReadingRepository],
})
export class MeterDayModule {}
