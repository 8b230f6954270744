import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { ConfirmationModule } from '../confirmation/confirmation.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { CONTRACT_DOCUMENT, contractDocumentSchema } from './contract-document.model.js';
import { ContractDocumentRepository } from './contract-document.repository.js';
import { ContractsService } from './contracts.service.js';

@Module({
  imports: [
    BrandModule,
    ConfirmationModule,
    EnrolmentModule,
    JobsModule,
    MongooseModule.forFeature([{ name: CONTRACT_DOCUMENT, schema: contractDocumentSchema }]),
    PdfModule,
  ],
  providers: [ContractDocumentRepository, ContractsService],
  exports: [ContractDocumentRepository, ContractsService],
})
export class ContractsModule {}
