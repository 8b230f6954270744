import { Inject, Injectable } from '@nestjs/common';
import { type DataPassport, entryPageOf, type PassportExistence, type PassportQuery } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DisclosureRepository } from '../../../common/disclosures/disclosure.repository.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { complaintsRoute } from '../../../config/complaints-settings.js';
import { ENV, type Env } from '../../../config/env.js';
import { hasProvenContact } from '../../move/enrolment/contact-ownership.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { countsOf, toDisclosure } from './data-passport.mapper.js';

/** Reads the record of disclosures. */
@Injectable()
export class DataPassportService {
  constructor(
    private readonly disclosures: DisclosureRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * A page of the passport, newest first. Throws CONTACT_UNVERIFIED until the mover has proven a contact by a code or mailed link: the
   * first proof ends every other session, so any session that is left afterwards is the owner's. Throws NOT_FOUND for `from` of another
   * enrolment. [PASS-16]
   */
  async read(enrolmentId: string, query: PassportQuery): Promise<DataPassport> {
    if (!hasProvenContact(await this.enrolments.get(enrolmentId))) throw new DomainError('CONTACT_UNVERIFIED');
    const now = this.clock.now();
    const [page, all] = await Promise.all([
      this.disclosures.page(enrolmentId, query, now),
      this.disclosures.all(enrolmentId),
    ]);
    return {
      ...entryPageOf(page.map((entry) => toDisclosure(entry, now))),
      counts: countsOf(all, now),
      complaints: complaintsRoute(this.env),
    };
  }

  /** How many entries there are. [PASS-16] */
  async count(enrolmentId: string): Promise<PassportExistence> {
    return { entries: await this.disclosures.count(enrolmentId) };
  }
}
