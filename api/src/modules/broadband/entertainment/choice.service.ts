import { Injectable } from '@nestjs/common';
import type { BroadbandChoice, Enrolment, SelectedPackage } from '@home-move/contract';
import { rejectWhenBroadbandComplete, rejectWhenClosed } from '../../move/enrolment/change-guards.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { rejectOutdated, rejectUnlessChoosable } from './choice-rules.js';
import { OrderingService } from './ordering.service.js';
import { selectionOf } from './package-selection.js';
import { PackagesService } from './packages.service.js';
import { ReferralService } from './referral.service.js';
import { EnrolmentView } from '../../move/enrolment/enrolment-view.js';

@Injectable()
export class ChoiceService {
  constructor(
    private readonly packages: PackagesService,
    private readonly ordering: OrderingService,
    private readonly referral: ReferralService,
    private readonly enrolments: EnrolmentRepository,
    private readonly view: EnrolmentView,
  ) {}

  async choice(enrolmentId: string): Promise<BroadbandChoice | null> {
    const { broadband } = await this.enrolments.get(enrolmentId);
    if (!broadband) return null;
    return {
      package: broadband.package,
      state: broadband.order ? 'ordered' : 'pending',
      wombbPackageUrl: broadband.click?.url ?? null,
      orderNumber: broadband.order?.number ?? null,
      addOns: broadband.addOns,
      skyCallbackSlot: broadband.skyCallbackSlot,
    };
  }

  /**
   * Orders a package, or refers the mover to its provider. Throws NOT_FOUND if it is not offered to this mover,
   * VALIDATION or CONFLICT if the selection does not match the offer. [BBSET-02]
   */
  async select(
    enrolmentId: string,
    selected: SelectedPackage,
  ): Promise<Enrolment & { readonly wombbPackageUrl: string | null }> {
    const enrolment = await this.enrolments.get(enrolmentId);
    if (this.ordering.wasOrdered(enrolment)) return { ...this.read(enrolment), wombbPackageUrl: null };
    rejectUnlessChoosable(enrolment, this.view.facts(enrolment));
    const chosen = await this.packages.findFor(enrolment, selected);
    const selection = selectionOf(chosen, selected);
    const isResend = chosen.sourceId === 'ht' && this.ordering.isResend(enrolment, selection);
    const settled = isResend ? enrolment : await this.ordering.settle(enrolment);
    rejectWhenBroadbandComplete(settled);
    if (chosen.sourceId === 'ht') {
      return { ...this.read(await this.ordering.place(settled, selection)), wombbPackageUrl: null };
    }
    const referred = await this.referral.refer(settled, chosen);
    return { ...this.read(referred), wombbPackageUrl: referred.broadband?.click?.url ?? null };
  }

  /** Changes nothing without a pending package. [BBSET-07, CONF-21] */
  async removePending(enrolmentId: string): Promise<Enrolment> {
    const enrolment = await this.enrolments.get(enrolmentId);
    rejectWhenBroadbandComplete(enrolment);
    const settled = await this.ordering.settle(enrolment);
    rejectWhenBroadbandComplete(settled);
    await this.referral.cancelClick(settled);
    // Settling an order has changed the enrolment.
    const removed = await this.enrolments.revise(enrolment.unsettledOrder ? enrolmentId : enrolment, (current) => {
      rejectWhenClosed(current);
      rejectWhenBroadbandComplete(current);
      if (!current.broadband && current.wombbUserConfirmedDate === null) return {};
      rejectOutdated(current, settled);
      return { broadband: null, wombbUserConfirmedDate: null };
    });
    return this.read(removed);
  }

  private read(record: EnrolmentRecord): Enrolment {
    return this.view.of(record);
  }
}
