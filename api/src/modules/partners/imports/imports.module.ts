import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PartnerKeyModule } from '../../brands/partner-key/partner-key.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MovesModule } from '../moves/moves.module.js';
import { ImportProcessing } from './import-processing.js';
import { IMPORT_ROW, importRowSchema } from './import-row.model.js';
import { ImportRowRepository } from './import-row.repository.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { MOVE_IMPORT, moveImportSchema } from './move-import.model.js';
import { MoveImportRepository } from './move-import.repository.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: MOVE_IMPORT, schema: moveImportSchema },
      { name: IMPORT_ROW, schema: importRowSchema },
    ]),
    MovesModule,
    PartnerKeyModule,
    JobsModule,
  ],
  controllers: [ImportsController],
  providers: [ImportsService, ImportProcessing, MoveImportRepository, ImportRowRepository],
})
export class ImportsModule {}
