import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { BroadbandPackage } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { BroadbandWombbPort } from '../../providers/broadband-wombb/broadband-wombb.port.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { choosesEntertainment, refuseChoice, refuseOutdated } from './choice-rules.js';
import { homeToConnect } from './home-to-connect.js';

/** Sends people on to a provider's own site. */
@Injectable()
export class ReferralService {
  constructor(
    private readonly webMedia: BroadbandWombbPort,
    private readonly enrolments: EnrolmentRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Registers the click and keeps the package as pending. The new click comes first and the earlier one is cancelled
   * before it is forgotten: whatever fails between, what is stored still leads somewhere, and trying again mends the rest.
   */
  async refer(seen: EnrolmentRecord, chosen: BroadbandPackage): Promise<EnrolmentRecord> {
    const { address } = homeToConnect(seen, this.clock.today());
    const referral = { packageId: chosen.packageId, postcode: address.postcode, personId: this.personId(seen.id) };
    const click = await this.webMedia.click(referral);
    if (seen.broadband?.click?.id !== click.id) await this.cancelClick(seen);
    return this.enrolments.revise(seen.id, (current) => {
      refuseChoice(current, this.clock.today(), this.env.NAMED_SUPPLIER);
      // The same package from another tab is the same click.
      const isSame = current.broadband?.click?.id === click.id && !current.unsettledOrder;
      if (!isSame) refuseOutdated(current, seen);
      const broadband = { package: chosen, chosenAt: this.clock.now(), order: null, click };
      return { ...choosesEntertainment(current), broadband };
    });
  }

  /** Whatever click waits; none is fine. */
  async cancelClick({ broadband }: EnrolmentRecord): Promise<void> {
    if (broadband?.click) await this.webMedia.cancel(broadband.click.id);
  }

  /** Always the same for one enrolment, and nobody without the key tells whose it is. */
  private personId(enrolmentId: string): string {
    return createHmac('sha256', this.env.JWT_SECRET).update(`web-media:${enrolmentId}`).digest('base64url');
  }
}
