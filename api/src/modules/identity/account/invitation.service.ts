import { Inject, Injectable } from '@nestjs/common';
import type { Address, EnrolmentType, PersonDetails } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import { rejectWhenArchived } from '../../brands/brand/brand.service.js';
import { type Brand, brandPath } from '../../brands/brand/brands.data.js';
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
  readonly person?: Partial<Pick<PersonDetails, 'title' | 'firstName' | 'dateOfBirth'>>;
  readonly address?: Address | null;
  /** yyyy-MM-dd */
  readonly moveInDate?: string | null;
  /** Whether a partner's system follows the progress of the move. */
  readonly isSentByPartner?: boolean;
  /** The id that the enrolment gets; by default a new one. */
  readonly id?: string;
}

/** Prepares enrolments for movers whom a partner invites. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly flags: FlagEvaluation,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The brand's first page, the same for everyone. */
  landing(brand: Brand): string {
    return `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}`;
  }

  /** The link to the first page of the brand's journey. [FLAG-02] */
  async link(brand: Brand, saveAndContinueToken: string): Promise<string> {
    const flags = await this.flags.ofBrand(brand);
    const page = flags['onboarding-journey'] ? '/onboarding/verify' : '/confirm-details';
    return `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}${page}/${saveAndContinueToken}`;
  }

  /**
   * Creates an enrolment, and returns its id, its reference for the partner's CRM, and the token of the link to it. Throws
   * BRAND_ARCHIVED.
   */
  async invite(
    invitation: Invitation,
  ): Promise<{ enrolmentId: string; reference: string; saveAndContinueToken: string }> {
    const { brand, type, surname, postcode, email, mobile, person, address = null, moveInDate = null, id } = invitation;
    rejectWhenArchived(brand);
    for (;;) {
      const fresh = { ...newEnrolment(brand, this.clock.now()), enrolmentType: type };
      // Null when the random reference is already taken: try another.
      const created = await this.enrolments.create(
        {
          ...fresh,
          ...person,
          isSentByPartner: invitation.isSentByPartner ?? false,
          ctwbJourneyToggle: await this.flags.isOn('ctwb-upfront', { ...fresh, brand }),
          surname,
          partnerPostcode: postcode,
          emailAddress: email,
          contactNumber: mobile,
          address,
          moveInDate,
        },
        id,
      );
      // A simultaneous call may have created the enrolment of the given id.
      const enrolment = created ?? (id === undefined ? null : await this.enrolments.find(id));
      if (!enrolment) continue;
      const { id: enrolmentId, reference, saveAndContinueToken } = enrolment;
      return { enrolmentId, reference, saveAndContinueToken };
    }
  }
}
