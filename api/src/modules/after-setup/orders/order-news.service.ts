import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReceiptsService, receiptMove } from '../confirmation/receipts.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { ORDER_NEWS_JOB } from '../../move/enrolment/order-status-jobs.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { orderNews, type OrderNews } from '../../platform/messages/receipts.js';
import { orderList, type ListedOrder } from './order-list.js';
import { hasEnded } from './state/order-status.state.js';

/** Mails movers the news of their orders, each once. [ORDER-28, ORDER-48] */
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
    news: named,
    scheduledAt = '',
  }: JobData): Promise<void | { again: Date }> {
    const news = orderNews.find((known) => known === named);
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!news || !enrolment || enrolment.forgottenAt) return;
    const found = orderList(enrolment).find((order) => order.reference === reference);
    if (!found || !isStored(found, news)) return this.receipts.whenStored(scheduledAt);
    if (isOutdated(found, news)) return;
    const { status: _latest, history: _history, rejectionReason, cancellation, ...order } = found;
    await this.receipts.mailOnce(enrolment, `${reference}:${subjectOf(found, news)}`, async () => ({
      kind: 'news',
      move: receiptMove(enrolment),
      order,
      news,
      rejectionReason,
      cancellation,
      canChooseAgain: enrolment.closedAt === null,
    }));
  }
}

/** Each request to cancel is a separate subject, and so is a cancellation by the provider, which may follow a refusal. */
function subjectOf({ cancellation }: ListedOrder, news: OrderNews): string {
  const isAboutRequest = news === 'cancelled' || news === 'cancellationRefused';
  return isAboutRequest && cancellation ? `${news}:${cancellation.receivedAt}` : news;
}

/** A mail may wait for hours while the mail server is down. */
const isOutdated = ({ status }: ListedOrder, news: OrderNews): boolean =>
  hasEnded(status) && (news === 'accepted' || news === 'live');

function isStored({ history, cancellation }: ListedOrder, news: OrderNews): boolean {
  if (news === 'cancellationRefused') return cancellation?.state === 'refused';
  const isCancelling = news === 'cancelled' && cancellation?.state === 'received';
  return isCancelling || history.some(({ status }) => status === news);
}
