import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { BroadbandPackage } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { BroadbandWombbPort } from '../../../providers/broadband-wombb/broadband-wombb.port.js';
import type { StoredBroadband } from '../state/broadband.state.js';
import { rejectWhenClosed } from '../../move/enrolment/change-guards.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { chooseEntertainment, consentTo, rejectOutdated, rejectUnlessChoosable } from './choice-rules.js';
import { homeToConnect } from './home-to-connect.js';
import { EnrolmentView } from '../../move/enrolment/enrolment-view.js';

/** Refers movers to a provider's own site, by a click that web media registers. */
@Injectable()
export class ReferralService implements OnModuleInit {
  constructor(
    private readonly webMedia: BroadbandWombbPort,
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.revisions.onRevised(async (before, after) => {
      if (!after.broadband) await this.cancelDropped(before.broadband);
    });
  }

  /**
   * Registers the click and stores the package as pending. The new click comes first, and the earlier one is cancelled
   * before it is dropped: wherever this fails, the stored click still works, and a repeated call completes the change.
   */
  async refer(seen: EnrolmentRecord, chosen: BroadbandPackage): Promise<EnrolmentRecord> {
    const { address } = homeToConnect(seen, this.clock.today());
    const referral = { packageId: chosen.packageId, postcode: address.postcode, personId: this.personId(seen.id) };
    const click = await this.webMedia.click(referral);
    if (seen.broadband?.click?.id !== click.id) await this.cancelClick(seen);
    return this.enrolments.revise(seen, (current) => {
      rejectWhenClosed(current);
      rejectUnlessChoosable(current, this.view.facts(current));
      // The same package from another tab is the same click.
      const isSame = current.broadband?.click?.id === click.id && !current.unsettledOrder;
      if (!isSame) rejectOutdated(current, seen);
      const chosenAt = this.clock.now();
      const broadband = {
        package: chosen,
        chosenAt,
        order: null,
        click,
        addOns: [],
        skyCallbackSlot: null,
        consent: consentTo(current, chosen, chosenAt),
      };
      return { ...chooseEntertainment(current), broadband };
    });
  }

  /** Cancels the pending click, if any. Throws THIRD_PARTY. */
  async cancelClick({ broadband }: Pick<EnrolmentRecord, 'broadband'>): Promise<void> {
    if (broadband?.click) await this.webMedia.cancel(broadband.click.id);
  }

  /** Cancels the click of a package that is already dropped here. A failure changes nothing: a leftover click orders nothing. */
  async cancelDropped(broadband: StoredBroadband | null): Promise<void> {
    try {
      await this.cancelClick({ broadband });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** The same for every referral of an enrolment, and meaningless without the key. */
  private personId(enrolmentId: string): string {
    return createHmac('sha256', this.env.JWT_SECRET).update(`web-media:${enrolmentId}`).digest('base64url');
  }
}
