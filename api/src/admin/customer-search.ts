import { Injectable } from '@nestjs/common';
import { DisclosureRepository } from '../common/disclosures/disclosure.repository.js';
import { AccountLimiter } from '../common/rate-limit/account-limiter.js';
import { BrandService } from '../modules/brands/brand/brand.service.js';
import { brandPath } from '../modules/brands/brand/brands.data.js';
import {
  EnrolmentSearch,
  type FoundEnrolment,
  type SearchCriteria,
} from '../modules/move/enrolment/enrolment-search.js';
import { PartnerMoveRepository } from '../modules/partners/moves/partner-move.repository.js';
import { UndeliverableMailboxes } from '../modules/platform/comms/undeliverable-mailboxes.js';
import { type CustomerContext, customerLines } from './masked-customer.js';

/** More are no help on the phone: the caller can name another detail. */
const maxFound = 20;

/** The criteria of a search as support gives them. */
export type GivenCriteria = Omit<SearchCriteria, 'reference'> & { readonly reference?: string | undefined };

/** Enrolments that meet the criteria, and the masked lines about them. */
export interface FoundCustomers {
  readonly ids: readonly string[];
  readonly lines: readonly string[];
}

/** Attempts on an account that wait after too many of them, by the contact that they name. */
const delays = [
  { name: 'password', contact: 'emailAddress', text: 'logins by password' },
  { name: 'otp', contact: 'emailAddress', text: 'codes by email' },
  { name: 'link', contact: 'emailAddress', text: 'links by email' },
  { name: 'otp', contact: 'contactNumber', text: 'codes by text message' },
] as const;

/** Finds customers for support, and describes them without identifying them. */
@Injectable()
export class CustomerSearch {
  constructor(
    private readonly enrolments: EnrolmentSearch,
    private readonly moves: PartnerMoveRepository,
    private readonly brands: BrandService,
    private readonly limiter: AccountLimiter,
    private readonly undeliverable: UndeliverableMailboxes,
    private readonly disclosures: DisclosureRepository,
  ) {}

  /** The newest customers who meet all criteria. A last line reports that there are more. */
  async find({ reference, ...criteria }: GivenCriteria): Promise<FoundCustomers> {
    const found = await this.enrolments.find(
      { ...criteria, ...(reference !== undefined && { reference: await this.referenceCriterion(reference) }) },
      maxFound + 1,
    );
    const shown = found.slice(0, maxFound);
    const ids = shown.map(({ id }) => id);
    const references = new Map((await this.moves.byEnrolments(ids)).map((move) => [move.enrolmentId, move.reference]));
    const described = await Promise.all(
      shown.map(async (each) => customerLines(each, await this.context(each, references.get(each.id) ?? null))),
    );
    const more = found.length > maxFound ? [`There are more than ${maxFound}: give another criterion.`] : [];
    return { ids, lines: [...described.flat(), ...more] };
  }

  private async referenceCriterion(text: string) {
    const moves = await this.moves.byReference(text, maxFound + 1);
    return { text, sentByPartners: moves.map(({ enrolmentId }) => enrolmentId) };
  }

  private async context(found: FoundEnrolment, partnerReference: string | null): Promise<CustomerContext> {
    const brand = await this.brands.byLevelAndId(found.brand.level, found.brand.id);
    return {
      brand: brand === null ? `${found.brand.level}:${found.brand.id}` : brandPath(brand),
      partnerReference,
      passportEntries: await this.disclosures.count(found.id),
      locks: [...detailsLock(found), ...(await this.delaysOf(found)), ...(await this.mailStop(found))],
    };
  }

  private async mailStop({ emailAddress }: FoundEnrolment): Promise<readonly string[]> {
    const undeliverable = emailAddress === null ? null : await this.undeliverable.find(emailAddress);
    if (undeliverable === null) return [];
    const { cause, since } = undeliverable;
    return [`no mails since ${moment(since)}, because ${causes[cause]}, until support allows them`];
  }

  private async delaysOf(found: FoundEnrolment): Promise<readonly string[]> {
    const checked = await Promise.all(
      delays.map(async ({ name, contact, text }) => {
        const account = found[contact];
        const until = account === null ? null : await this.limiter.delayedUntil({ name, account });
        return until === null
          ? []
          : [`delayed: ${text} from new devices until ${moment(until)}, after too many attempts`];
      }),
    );
    return checked.flat();
  }
}

const causes = { bounced: 'one has bounced', complained: 'one was reported as spam' } as const;

const detailsLock = ({ lockedAt }: FoundEnrolment): readonly string[] =>
  lockedAt === null
    ? []
    : [`locked since ${moment(lockedAt)}, after three wrong surnames or postcodes, until support unlocks it`];

const moment = (date: Date) => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
