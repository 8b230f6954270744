import { Module } from '@nestjs/common';
import { PdfModule } from '../../after-setup/pdf/pdf.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { CommsModule } from '../comms/comms.module.js';
import { DataPassportModule } from '../data-passport/data-passport.module.js';
import { CustomerExport } from './customer-export.js';
import { DataExportController } from './data-export.controller.js';
import { DataFilesService } from './data-files.service.js';

@Module({
  imports: [BrandModule, CommsModule, DataPassportModule, EnrolmentStoreModule, PdfModule],
  controllers: [DataExportController],
  providers: [CustomerExport, DataFilesService],
})
export class DataExportModule {}
