import { Injectable } from '@nestjs/common';
import type { EnrolmentType } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import type { Brand } from '../brand/brands.data.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { newEnrolment } from '../enrolment/new-enrolment.js';
import { FlagEvaluation } from '../flags/flag-evaluation.js';

/** What a partner knows of somebody who moves; null where they do not. */
export interface Invitation {
  readonly brand: Brand;
  readonly type: EnrolmentType;
  readonly surname: string | null;
  /** As `postcodeSchema` gives it. */
  readonly postcode: string | null;
  /** As `emailAddressSchema` gives it. */
  readonly email: string | null;
  /** As `contactNumberSchema` gives it. */
  readonly mobile: string | null;
}

/** Prepares the move of somebody whom a partner sends. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly flags: FlagEvaluation,
    private readonly clock: Clock,
  ) {}

  /** An enrolment that waits for its mover, and the token of the link that brings them. */
  async invite(invitation: Invitation): Promise<{ enrolmentId: string; saveAndContinueToken: string }> {
    const { brand, type, surname, postcode, email, mobile } = invitation;
    for (;;) {
      const fresh = { ...newEnrolment(brand, this.clock.now()), enrolmentType: type };
      // Null when the reference that was drawn is taken.
      const created = await this.enrolments.create({
        ...fresh,
        ctwbJourneyToggle: await this.flags.isOn('ctwb-upfront', fresh),
        surname,
        partnerPostcode: postcode,
        emailAddress: email,
        contactNumber: mobile,
      });
      if (created) return { enrolmentId: created.id, saveAndContinueToken: created.saveAndContinueToken };
    }
  }
}
