import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type ConfirmationSent, enrolmentStatus, formatAddress } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { type Limit, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { brandPath } from '../../brands/brand/brands.data.js';
import { CouncilWaterService } from '../../move/council-water/council-water.service.js';
import { canOpen, isProven } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { RECEIPT_JOB, WHOLE_MOVE } from '../../move/enrolment/receipt-jobs.js';
import { HistoryService } from '../../agents/history/history.service.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import type { ReceiptMail } from '../../platform/messages/messages.js';
import { Messages } from '../../platform/messages/messages.js';
import type { AcceptedOrder, Receipt, ReceiptMove } from '../../platform/messages/receipts.js';
import { acceptedOrders } from './accepted-orders.js';
import { toConfirmation } from './confirmation.mapper.js';
import { confirmationLimitReached } from './confirmation.texts.js';
import { otherServices } from './other-services.js';
import { ReceiptRepository } from './receipt.repository.js';

const secondMs = 1000;
const daySeconds = 24 * 60 * 60;
/** How long a change may take to be stored after its job was scheduled. */
const maxStorageMs = 10 * 60 * secondMs;
const recheckMs = 10 * secondMs;

/** Mails movers what providers have accepted: each order once, the whole move once, and again on request. */
@Injectable()
export class ReceiptsService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly receipts: ReceiptRepository,
    private readonly brands: BrandService,
    private readonly councilWater: CouncilWaterService,
    private readonly messages: Messages,
    private readonly jobs: JobsService,
    private readonly history: HistoryService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(RECEIPT_JOB, (data) => this.mailAbout(data));
  }

  /**
   * Mails the orders again, or login instructions if the address is not proven. Throws DETAILS_MISSING without an
   * address, CONFLICT before the first order, CONTACT_UNVERIFIED if the address opens nothing, TOO_MANY_REQUESTS,
   * THIRD_PARTY; a failed mail is not counted.
   */
  async sendAgain(enrolmentId: string): Promise<ConfirmationSent> {
    const enrolment = await this.requireSendable(enrolmentId);
    const refund = await this.take(enrolmentId);
    try {
      const send = async (beforeSending: () => Promise<void>) => {
        const receipt = await this.addressed(enrolment, () => this.toReceipt(enrolment, null));
        if (!receipt) throw new DomainError('CONTACT_UNVERIFIED');
        await this.send(enrolment, receipt, { id: null, isRequested: true }, beforeSending);
        return this.markSent(enrolmentId, `${enrolmentId}:again`);
      };
      return await this.history.attempting(enrolmentId, 'confirmation-sent', {
        run: send,
        completed: () => this.sentBefore(enrolmentId),
      });
    } catch (error) {
      await refund();
      throw error;
    }
  }

  /** The enrolment, if its orders can be mailed again. Throws like `sendAgain`, apart from limits and failures of mail. */
  async requireSendable(enrolmentId: string): Promise<EnrolmentRecord> {
    const enrolment = await this.enrolments.get(enrolmentId);
    if (enrolment.emailAddress === null) throw new DomainError('DETAILS_MISSING');
    if (acceptedOrders(enrolment).length === 0) throw new DomainError('CONFLICT');
    return enrolment;
  }

  /** Of a request that is repeated, because its response was lost. */
  private async sentBefore(enrolmentId: string): Promise<ConfirmationSent | null> {
    const sentAt = await this.receipts.latest(enrolmentId);
    return sentAt && { sentAt: sentAt.toISOString() };
  }

  /**
   * Mails a receipt, once for each subject, or a request to log in if the address is not proven. Rejects like `Messages`: the job that
   * calls it runs again.
   */
  async mailOnce(enrolment: EnrolmentRecord, about: string, receiptOf: () => Promise<Receipt>): Promise<void> {
    const id = `${enrolment.id}:${about}`;
    if (enrolment.emailAddress === null || (await this.receipts.has(id))) return;
    const receipt = await this.addressed(enrolment, receiptOf);
    if (!receipt) return;
    await this.send(enrolment, receipt, { id: mailId(id), isRequested: false });
    await this.markSent(enrolment.id, id);
  }

  /** When to look again for a change whose job was scheduled before it was stored; undefined once that has failed. */
  whenStored(scheduledAt: string): { readonly again: Date } | undefined {
    const age = this.clock.now().getTime() - Date.parse(scheduledAt);
    return age < maxStorageMs ? { again: this.clock.in(recheckMs) } : undefined;
  }

  private async mailAbout({
    enrolmentId = '',
    about = '',
    scheduledAt = '',
  }: JobData): Promise<void | { again: Date }> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return;
    const order = acceptedOrders(enrolment).find(({ reference }) => reference === about) ?? null;
    const isStored = about === WHOLE_MOVE ? enrolment.status === enrolmentStatus.complete : order !== null;
    if (!isStored) return this.whenStored(scheduledAt);
    await this.mailOnce(enrolment, about, () => this.toReceipt(enrolment, order));
  }

  /** A request to log in if the address is not proven; null if it opens nothing, so that its owner could not read more. */
  private async addressed(enrolment: EnrolmentRecord, receiptOf: () => Promise<Receipt>): Promise<Receipt | null> {
    if (isProven(enrolment, 'email')) return receiptOf();
    const [isByMail, isByMobile] = [canOpen(enrolment, 'email'), canOpen(enrolment, 'sms')];
    return isByMail || isByMobile ? { kind: 'log-in', isByMobile: !isByMail } : null;
  }

  /** About an order, or the whole move without one. */
  private async toReceipt(enrolment: EnrolmentRecord, order: AcceptedOrder | null): Promise<Receipt> {
    const summary = toConfirmation(await this.councilWater.withServices(enrolment), this.clock.today());
    const { status, moveInDate } = enrolment;
    const move = receiptMove(enrolment);
    const others = otherServices(summary);
    if (order) return { kind: 'order', move, order, others };
    return {
      kind: 'move',
      move,
      isComplete: status === enrolmentStatus.complete,
      moveInDate,
      orders: acceptedOrders(enrolment),
      others,
      monthlyTotal: summary.monthlyTotal?.amountFormatted ?? null,
    };
  }

  private async send(
    enrolment: EnrolmentRecord,
    receipt: Receipt,
    mail: Omit<ReceiptMail, 'link'>,
    beforeSending: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const { id: enrolmentId, emailAddress } = enrolment;
    if (emailAddress === null) return;
    const brand = await this.brands.of(enrolment.brand);
    const to = { contact: emailAddress, brand, enrolmentId, isProven: isProven(enrolment, 'email'), beforeSending };
    await this.messages.sendReceipt(to, receipt, {
      ...mail,
      link: `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}/login`,
    });
  }

  private async markSent(enrolmentId: string, _id: string): Promise<ConfirmationSent> {
    const sentAt = this.clock.now();
    await this.receipts.add({ _id, enrolmentId, sentAt });
    return { sentAt: sentAt.toISOString() };
  }

  private async take(enrolmentId: string): Promise<() => Promise<void>> {
    const max = this.env.CONFIRMATION_LIMIT;
    const limit: Limit = { name: 'confirmation-again', by: enrolmentId, max, windowSeconds: daySeconds };
    try {
      return await this.limiter.take(limit);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError(error.code, { ...error.data, detail: confirmationLimitReached });
    }
  }
}

/** The move as its receipts name it. */
export const receiptMove = ({ firstName, address }: EnrolmentRecord): ReceiptMove => ({
  firstName,
  home: address && formatAddress(address),
});

/** The same however often a mail is sent, so that a mailbox shows it once. Reveals nothing of the order. */
const mailId = (id: string): string => createHash('sha256').update(`receipt ${id}`).digest('hex').slice(0, 32);
