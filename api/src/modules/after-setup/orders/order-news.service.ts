import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReceiptsService, receiptMove } from '../confirmation/receipts.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { ORDER_NEWS_JOB } from '../../move/enrolment/order-status-jobs.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { mailedStatuses } from '../../platform/messages/receipts.js';
import { orderList } from './order-list.js';

/** Mails movers the statuses of their orders, each once. [ORDER-28] */
@Injectable()
export class OrderNewsService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly receipts: ReceiptsService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ORDER_NEWS_JOB, (data) => this.mail(data));
  }

  private async mail({
    enrolmentId = '',
    reference = '',
    status: named,
    scheduledAt = '',
  }: JobData): Promise<void | { again: Date }> {
    const status = mailedStatuses.find((mailed) => mailed === named);
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!status || !enrolment || enrolment.forgottenAt) return;
    const found = orderList(enrolment).find((order) => order.reference === reference);
    if (!found?.history.some((entry) => entry.status === status)) return this.receipts.whenStored(scheduledAt);
    const { status: _latest, history: _history, rejectionReason, ...order } = found;
    await this.receipts.mailOnce(enrolment, `${reference}:${status}`, async () => ({
      kind: 'status',
      move: receiptMove(enrolment),
      order,
      status,
      rejectionReason,
    }));
  }
}
