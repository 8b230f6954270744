import { Injectable, type OnModuleInit } from '@nestjs/common';
import { chosenConditions, formatStreetLine, type PsrRecipient, psrRecipients } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { CouncilsPort } from '../../../providers/councils/councils.port.js';
import type {
  NeedsRegistration,
  RegisteredHousehold,
} from '../../../providers/priority-services/needs-registration.js';
import { QuotesPort } from '../../../providers/quotes/quotes.port.js';
import { SupplyPort } from '../../../providers/supply/supply.port.js';
import { energySetUps, energySlots, slotOf } from '../state/energy-slot.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { consentsFor, openAnswers, recipientsOf, type StoredAnswers } from './stored-answers.js';

const PSR_REGISTRATION = 'psr-registration';
const WAIT_MS = 10 * 60_000;

/** The registration at a recipient, for the home and its accepted suppliers. */
type Register = (key: string, home: EnrolmentRecord, registration: NeedsRegistration) => Promise<void>;

/** Announces needs to the companies that the mover agreed to, once energy is set up. */
@Injectable()
export class PsrRegistrationService implements OnModuleInit {
  private readonly registerWith: Readonly<Record<PsrRecipient, Register>> = {
    supplier: async (key, enrolment, registration) => {
      for (const { applicationReference } of energySetUps(enrolment))
        await this.quotes.registerNeeds(`${key}:${applicationReference}`, applicationReference, registration);
    },
    network: (key, enrolment, registration) => {
      const { mpan, mprn } = meterPointsOf(enrolment);
      return this.supply.registerNeeds(key, { mpan, mprn, household: householdOf(enrolment) }, registration);
    },
    water: (key, enrolment, registration) => this.councils.registerNeeds(key, householdOf(enrolment), registration),
  };

  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly encryption: FieldEncryption,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly quotes: QuotesPort,
    private readonly supply: SupplyPort,
    private readonly councils: CouncilsPort,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(PSR_REGISTRATION, (data) => this.register(data));
  }

  /**
   * Schedules one job per recipient (supplier, network, water), even if the question was not answered: the jobs do
   * not reveal who answered. A job reads the answers when it runs, so it includes answers that were saved while the
   * supplier decided. Call it before energy is stored as complete: a crash in between then loses no registration.
   */
  async schedule({ id }: Pick<EnrolmentRecord, 'id'>): Promise<void> {
    for (const recipient of psrRecipients) {
      await this.jobs.schedule({
        kind: PSR_REGISTRATION,
        key: `${PSR_REGISTRATION}:${recipient}:${id}`,
        runAt: this.clock.now(),
        data: { enrolmentId: id, recipient },
        // Mixed meters complete twice, with a supplier each; the companies count a repeated key once.
        repeatableAfter: 0,
      });
    }
  }

  private async register({ enrolmentId = '', recipient = '' }: JobData): Promise<void | { again: Date }> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return undefined;
    const agreed = psrRecipients.find((known) => known === recipient);
    if (agreed && energySetUps(enrolment).length > 0) await this.registerIfAgreed(agreed, enrolment);
    return (await this.hasMoreToCome(enrolment)) ? { again: this.clock.in(WAIT_MS) } : undefined;
  }

  /** Another application may have been accepted, which is known once it is settled, or while this job ran. */
  private async hasMoreToCome(registered: EnrolmentRecord): Promise<boolean> {
    const current = await this.enrolments.find(registered.id);
    if (!current) return false;
    const isUnsettled = energySlots.some((slot) => slotOf(current, slot).application !== null);
    return isUnsettled || energySetUps(current).length > energySetUps(registered).length;
  }

  private async registerIfAgreed(recipient: PsrRecipient, enrolment: EnrolmentRecord): Promise<void> {
    const answers = openAnswers(this.encryption, enrolment);
    const selections = energySetUps(enrolment).map(({ selection }) => selection);
    if (!answers || !consentsFor(answers, recipientsOf(enrolment, selections))[recipient]) return;
    const registration = toRegistration(answers, this.clock.today());
    if (!registration) return;
    await this.registerWith[recipient](
      `${PSR_REGISTRATION}:${enrolment.id}:${answers.savedAt}`,
      enrolment,
      registration,
    );
  }
}

/** Null if there is nothing to register: the answer No, or temporary needs that have ended since. */
function toRegistration({ psrOptions, savedAt }: StoredAnswers, today: string): NeedsRegistration | null {
  if (!psrOptions) return null;
  const needs = chosenConditions(psrOptions)
    .map(({ id, code }) => {
      const { language, until } = psrOptions[id] ?? {};
      return { code, language: language ?? null, until: until ?? null };
    })
    .filter(({ until }) => until === null || until > today);
  const { specialCommsPreferences: preference } = psrOptions;
  const format = preference === 'NONE' ? null : preference;
  return needs.length > 0 || format ? { needs, format, consentedAt: savedAt } : null;
}

const meterPointsOf = ({ supply }: EnrolmentRecord) =>
  supply?.kind === 'register' ? supply.home : { mpan: null, mprn: null };

/** Energy that is set up has all of these. */
function householdOf({ firstName, surname, emailAddress, contactNumber, address, moveInDate }: EnrolmentRecord) {
  const { houseNameOrNumber = '', addressLine1 = '', cityTown = '', postcode = '' } = address ?? {};
  return {
    name: `${firstName ?? ''} ${surname ?? ''}`,
    phone: contactNumber ?? '',
    email: emailAddress ?? '',
    address: { line: formatStreetLine({ houseNameOrNumber, addressLine1 }), town: cityTown, postcode },
    moveInDate,
  } satisfies RegisteredHousehold;
}
