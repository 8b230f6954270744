import { Injectable } from '@nestjs/common';
import type { ErasurePreview, OrderInSetUp } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { orderList } from '../../after-setup/orders/order-list.js';
import { isSettled } from '../../after-setup/orders/reported-status.js';
import { requireProvenContact } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { DataPrivacyService } from '../data-privacy/data-privacy.service.js';
import { keptRecords } from '../data-privacy/kept-records.js';

/** The erasure that a mover starts on the page of the data passport. */
@Injectable()
export class MoverErasureService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly privacy: DataPrivacyService,
    private readonly clock: Clock,
  ) {}

  /** What an erasure would leave, and the orders that it would not cancel. Throws CONTACT_UNVERIFIED. [PASS-15] */
  async preview(enrolmentId: string): Promise<ErasurePreview> {
    const enrolment = await this.enrolments.get(enrolmentId);
    requireProvenContact(enrolment);
    return { kept: keptRecords(enrolment, this.clock.now()), ordersInSetUp: ordersInSetUp(enrolment) };
  }

  /**
   * Erases the mover's data, and ends every session. Orders continue at their providers. Throws CONTACT_UNVERIFIED, and THIRD_PARTY while
   * the outcome of an order is unknown, or while a provider has not confirmed a cancellation: its repetition would end. [PASS-15]
   */
  async erase(enrolmentId: string): Promise<void> {
    requireProvenContact(await this.enrolments.get(enrolmentId));
    await this.privacy.forget(enrolmentId, 'mover');
  }
}

function ordersInSetUp(enrolment: EnrolmentRecord): readonly OrderInSetUp[] {
  return orderList(enrolment)
    .filter(({ status, cancellation }) => !isSettled(status) || cancellation?.state === 'received')
    .map(({ reference, provider, service, cancellation }) => ({
      reference,
      provider,
      service,
      isBeingCancelled: cancellation?.state === 'received',
    }));
}
