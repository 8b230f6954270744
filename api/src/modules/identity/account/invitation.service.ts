import { Injectable } from '@nestjs/common';
import type { EnrolmentType } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { rejectWhenArchived } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { newEnrolment } from '../../move/enrolment/new-enrolment.js';
import { FlagEvaluation } from '../../brands/flags/evaluation/flag-evaluation.js';

/** A partner's data about a mover; unknown data is null. */
export interface Invitation {
  readonly brand: Brand;
  readonly type: EnrolmentType;
  readonly surname: string | null;
  /** Normalised by `postcodeSchema`. */
  readonly postcode: string | null;
  /** Normalised by `emailAddressSchema`. */
  readonly email: string | null;
  /** Normalised by `contactNumberSchema`. */
  readonly mobile: string | null;
}

/** Prepares enrolments for movers whom a partner invites. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly flags: FlagEvaluation,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an enrolment, and returns its id, its reference for the partner's CRM, and the token of the link to it. Throws
   * BRAND_ARCHIVED.
   */
  async invite(
    invitation: Invitation,
  ): Promise<{ enrolmentId: string; reference: string; saveAndContinueToken: string }> {
    const { brand, type, surname, postcode, email, mobile } = invitation;
    rejectWhenArchived(brand);
    for (;;) {
      const fresh = { ...newEnrolment(brand, this.clock.now()), enrolmentType: type };
      // Null when the random reference is already taken: try another.
      const created = await this.enrolments.create({
        ...fresh,
        ctwbJourneyToggle: await this.flags.isOn('ctwb-upfront', { ...fresh, brand }),
        surname,
        partnerPostcode: postcode,
        emailAddress: email,
        contactNumber: mobile,
      });
      if (!created) continue;
      const { id: enrolmentId, reference, saveAndContinueToken } = created;
      return { enrolmentId, reference, saveAndContinueToken };
    }
  }
}
