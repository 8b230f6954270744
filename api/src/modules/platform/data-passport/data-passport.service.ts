import { Inject, Injectable } from '@nestjs/common';
import {
  type DataPassport,
  type Disclosure,
  entryPageOf,
  type PurposeObjection,
  type ObjectionPurpose,
  type PassportExistence,
  type PassportQuery,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DisclosureRepository } from '../../../common/disclosures/disclosure.repository.js';
import { DisclosureObjectionRepository } from '../../../common/disclosures/objection.repository.js';
import { complaintsRoute } from '../../../config/complaints-settings.js';
import { ENV, type Env } from '../../../config/env.js';
import { requireProvenContact } from '../../move/enrolment/contact-ownership.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { countsOf, toDisclosure } from './data-passport.mapper.js';
import { PassportFactsService } from './passport-facts.service.js';

/** Reads the record of disclosures, and stores objections to purposes. */
@Injectable()
export class DataPassportService {
  constructor(
    private readonly disclosures: DisclosureRepository,
    private readonly objections: DisclosureObjectionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly facts: PassportFactsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * A page of the passport, newest first. Throws CONTACT_UNVERIFIED until the mover has proven a contact by a code or mailed link: the
   * first proof ends every other session, so any session that is left afterwards is the owner's. Throws NOT_FOUND for `from` of another
   * enrolment. [PASS-16]
   */
  async read(enrolmentId: string, query: PassportQuery): Promise<DataPassport> {
    requireProvenContact(await this.enrolments.get(enrolmentId));
    const now = this.clock.now();
    const [page, facts] = await Promise.all([
      this.disclosures.page(enrolmentId, query, now),
      this.facts.of(enrolmentId),
    ]);
    return {
      ...entryPageOf(page.map((entry) => toDisclosure(entry, facts, now))),
      counts: countsOf(facts, now),
      complaints: complaintsRoute(this.env),
    };
  }

  /**
   * Ends messages for a purpose, also queued ones. Idempotent: the first objection counts. Throws CONTACT_UNVERIFIED like
   * `read`. [PASS-10]
   */
  async object(enrolmentId: string, purpose: ObjectionPurpose): Promise<PurposeObjection> {
    requireProvenContact(await this.enrolments.get(enrolmentId));
    const at = await this.objections.add(enrolmentId, purpose, this.clock.now());
    return { purpose, at: at.toISOString() };
  }

  /** Every entry, newest first. Throws CONTACT_UNVERIFIED like `read`. [PASS-14] */
  async entries(enrolmentId: string): Promise<readonly Disclosure[]> {
    requireProvenContact(await this.enrolments.get(enrolmentId));
    const now = this.clock.now();
    const [stored, facts] = await Promise.all([this.disclosures.stored(enrolmentId), this.facts.of(enrolmentId)]);
    return stored.map((entry) => toDisclosure(entry, facts, now));
  }

  /** How many entries there are. [PASS-16] */
  async count(enrolmentId: string): Promise<PassportExistence> {
    return { entries: await this.disclosures.count(enrolmentId) };
  }
}
