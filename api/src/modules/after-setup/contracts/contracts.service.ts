import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { shownDirectDebit } from '../../energy/payment/known-bank-details.js';
import { CONTRACT_DOCUMENTS_JOB, contractDocumentsKey } from '../../move/enrolment/contract-document-jobs.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { ReceiptsService } from '../confirmation/receipts.service.js';
import { PdfRenderer } from '../pdf/pdf-renderer.js';
import { agreedDocuments } from './agreed-documents.js';
import { agreedOrder } from './agreed-order.js';
import { ContractDocumentRepository } from './contract-document.repository.js';

/** Stores the documents of each order once it is accepted: first the agreed facts, then the files, which are drawn once. [ORDER-71] */
@Injectable()
export class ContractsService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly documents: ContractDocumentRepository,
    private readonly brands: BrandService,
    private readonly encryption: FieldEncryption,
    private readonly receipts: ReceiptsService,
    private readonly renderer: PdfRenderer,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CONTRACT_DOCUMENTS_JOB, (data) => this.store(data));
  }

  /** Whether the documents of an order are about to be stored. */
  isPending(enrolmentId: string, reference: string): Promise<boolean> {
    return this.jobs.isPending(contractDocumentsKey(enrolmentId, reference));
  }

  /**
   * Stores the agreed facts of an order that is about to end: the change that ends it removes them from the enrolment. Stores
   * nothing of an order that was placed before documents were.
   */
  async keepBeforeEnd(enrolmentId: string, reference: string): Promise<void> {
    if (!(await this.isPending(enrolmentId, reference))) return;
    const enrolment = await this.enrolments.find(enrolmentId);
    if (enrolment && !enrolment.forgottenAt) await this.keep(enrolment, reference);
  }

  private async store({
    enrolmentId = '',
    reference = '',
    scheduledAt = '',
  }: JobData): Promise<void | { again: Date }> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return;
    if (!(await this.keep(enrolment, reference))) return this.receipts.whenStored(scheduledAt);
    for (const { id, content, storedAt } of await this.documents.undrawn(enrolmentId, reference)) {
      await this.documents.storeFile(enrolmentId, id, await this.renderer.render(content, storedAt));
    }
    // The customer may have been forgotten meanwhile.
    if ((await this.enrolments.find(enrolmentId))?.forgottenAt) await this.documents.erase(enrolmentId);
  }

  /** Returns whether the agreed facts are stored. */
  private async keep(enrolment: EnrolmentRecord, reference: string): Promise<boolean> {
    const agreed = agreedOrder(enrolment, reference, await this.brands.of(enrolment.brand));
    if (!agreed) return this.documents.has(enrolment.id, reference);
    const debit = agreed.setUp && shownDirectDebit(this.encryption, enrolment, agreed.setUp, 'agent');
    await this.documents.keep(enrolment.id, reference, agreedDocuments(agreed, debit), this.clock.now());
    return true;
  }
}
