import { Injectable, StreamableFile } from '@nestjs/common';
import type { MoveDocument, MoveDocuments } from '@home-move/contract';
import { zipSync, type Zippable } from 'fflate';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { ContractDocumentRepository } from '../contracts/contract-document.repository.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { orderList } from '../orders/order-list.js';
import { PlanFilesService } from '../plan/plan-files.service.js';
import { documentsOfOrder, withUniqueNames } from './document-list.js';
import { documentTexts } from './documents.texts.js';

/** The id of the move plan; the others have ids of hexadecimal digits. */
const planId = 'move-plan';

/** Archives per enrolment in ten minutes. */
const maxArchives = 30;

/** The documents of a move, to download. [ORDER-70 to ORDER-74] */
@Injectable()
export class MoveDocumentsService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly contracts: ContractsService,
    private readonly stored: ContractDocumentRepository,
    private readonly plans: PlanFilesService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The documents of each order, then the move plan of today, without its size if it could not be drawn. */
  async list(enrolmentId: string): Promise<MoveDocuments> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const plan = await this.plans.pdfOf(enrolment).catch(ignoreUndrawn);
    return { documents: await this.listed(enrolment, plan) };
  }

  /** A file. Throws NOT_FOUND for a document of another enrolment; for the move plan also TOO_MANY_REQUESTS and UNAVAILABLE. */
  async file(enrolmentId: string, id: string): Promise<StreamableFile> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const listed = (await this.listed(enrolment, null)).find((document) => document.id === id);
    if (!listed) throw new DomainError('NOT_FOUND');
    const file = id === planId ? await this.plans.pdfOf(enrolment) : await this.storedFile(enrolmentId, id);
    return attachment(file, 'application/pdf', listed.fileName);
  }

  /** All files in one archive. They are compressed already. Throws TOO_MANY_REQUESTS and UNAVAILABLE. [ORDER-72] */
  async archive(enrolmentId: string): Promise<StreamableFile> {
    await this.limiter.hit(perEnrolment('document-archive', enrolmentId, maxArchives));
    const enrolment = await this.enrolments.get(enrolmentId);
    const plan = await this.plans.pdfOf(enrolment);
    const files = new Map(await this.stored.files(enrolmentId)).set(planId, plan);
    const entries: Zippable = {};
    for (const { id, fileName, day } of await this.listed(enrolment, plan)) {
      const file = files.get(id);
      if (file) entries[fileName] = [file, { level: 0, mtime: `${day ?? this.clock.today()}T12:00:00` }];
    }
    return attachment(Buffer.from(zipSync(entries)), 'application/zip', documentTexts.archiveName);
  }

  private async storedFile(enrolmentId: string, id: string): Promise<Buffer> {
    const file = (await this.stored.files(enrolmentId, id)).get(id);
    if (!file) throw new DomainError('NOT_FOUND');
    return file;
  }

  private async listed(enrolment: EnrolmentRecord, plan: Buffer | null): Promise<readonly MoveDocument[]> {
    const stored = await this.stored.listOf(enrolment.id);
    const ofOrders = await Promise.all(
      orderList(enrolment).map(async (order) => {
        const isStored = stored.some(({ reference }) => reference === order.reference);
        const isPending = !isStored && (await this.contracts.isPending(enrolment.id, order.reference));
        return documentsOfOrder(enrolment.id, order, stored, isPending);
      }),
    );
    return withUniqueNames([...ofOrders.flat(), this.planOf(plan)]);
  }

  private planOf(plan: Buffer | null): MoveDocument {
    return {
      id: planId,
      kind: 'movePlan',
      title: documentTexts.plan,
      fileName: `${documentTexts.planName}.pdf`,
      reference: null,
      provider: null,
      state: 'ready',
      bytes: plan && plan.length,
      day: this.clock.today(),
    };
  }
}

/** Null for a plan that may not, or could not, be drawn now. */
function ignoreUndrawn(error: unknown): null {
  if (error instanceof DomainError && (error.code === 'TOO_MANY_REQUESTS' || error.code === 'UNAVAILABLE')) return null;
  throw error;
}

function attachment(content: Buffer, type: string, name: string): StreamableFile {
  return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"`, length: content.length });
}
