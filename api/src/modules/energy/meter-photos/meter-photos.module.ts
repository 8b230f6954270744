import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { HistoryModule } from '../../agents/history/history.module.js';
import { METER_PHOTO, meterPhotoDocumentSchema } from './meter-photo.model.js';
import { MeterPhotoRepository } from './meter-photo.repository.js';
import { MeterPhotosController } from './meter-photos.controller.js';
import { MeterPhotosService } from './meter-photos.service.js';

@Module({
  imports: [
    EnrolmentModule,
    HistoryModule,
    MongooseModule.forFeature([{ name: METER_PHOTO, schema: meterPhotoDocumentSchema }]),
  ],
  controllers: [MeterPhotosController],
  providers: [MeterPhotosService, MeterPhotoRepository],
})
export class MeterPhotosModule {}
