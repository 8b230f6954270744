import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  brandLevel,
  personalDetailsSchema,
  stepAt,
  updateEnrolmentSchema,
  withExpectedVersion,
  type Branding,
  type ContactDetails,
  type CreateEnrolment,
  type Enrolment,
  type ExpectedVersion,
  type MoveInLimits,
  type Service,
  type SkipService,
  type Tokens,
} from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Clock } from '../../../common/clock/clock.js';
import { idOfAttempt } from '../../../common/idempotency/attempt-scope.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Telemetry } from '../../../common/telemetry/telemetry.js';
import { parseContract, schemaOfDay } from '../../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService, brandingOf, rejectWhenArchived } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { FlagEvaluation } from '../../brands/flags/evaluation/flag-evaluation.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { RevisionService } from './revision.service.js';
import { PasswordsService } from '../../identity/token/passwords.service.js';
import { TokensService } from '../../identity/token/tokens.service.js';
import { enterAgentContacts, keepAnnounced } from './agent-contact-change.js';
import { rejectWhenClosed } from './change-guards.js';
import { ContactChangeNotices } from './contact-change-notices.js';
import { contactsForAgent, enterContacts } from './contact-ownership.js';
import { completeEarned } from './earned-services.js';
import { skipService, applyUpdate } from './enrolment-changes.js';
import { toStatus } from './enrolment.mapper.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { detectConflicts } from './field-changes.js';
import { knownContactJob } from './known-contact.js';
import { newEnrolment } from './new-enrolment.js';
import { EnrolmentView } from './enrolment-view.js';

const personalDetails = schemaOfDay((rules) => withExpectedVersion(personalDetailsSchema(rules)));

@Injectable()
export class EnrolmentService {
  private readonly updateSchema = schemaOfDay(({ today }) =>
    withExpectedVersion(updateEnrolmentSchema({ today, limits: this.moveInLimits() })),
  );

  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly brands: BrandService,
    private readonly flags: FlagEvaluation,
    private readonly tokens: TokensService,
    private readonly passwords: PasswordsService,
    private readonly notices: ContactChangeNotices,
    private readonly jobs: JobsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    private readonly telemetry: Telemetry,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** A new enrolment and its tokens. NOT_FOUND for an unknown brand, BRAND_ARCHIVED for an archived one. [PERS-23, SESS-21] */
  async create(chosen: CreateEnrolment, clientAddress: string): Promise<Tokens & { readonly id: string }> {
    const limit = { name: 'create', by: clientAddress, max: this.env.CREATE_LIMIT_PER_HOUR, windowSeconds: 3600 };
    await this.limiter.hit(limit);
    const brand = await this.brandOf(chosen);
    rejectWhenArchived(brand);
    const { id } = await this.store(brand);
    return { id, ...(await this.tokens.issue({ role: 'enrolment', enrolmentId: id })) };
  }

  async mine(id: string): Promise<Enrolment> {
    return this.read(await this.enrolments.get(id));
  }

  /** NOT_FOUND for any id but the caller's own. [SESS-29] */
  async byId(ownId: string, id: string): Promise<Enrolment> {
    return this.mine(requireOwn(ownId, id));
  }

  /** The branding of the brand that the enrolment belongs to. */
  async branding(id: string): Promise<Branding> {
    const { brand } = await this.enrolments.get(id);
    return brandingOf(await this.brands.of(brand));
  }

  async status(ownId: string, id: string) {
    return toStatus(await this.enrolments.get(requireOwn(ownId, id)));
  }

  /** Throws VALIDATION, or CONFLICT with the fields that have changed since the given version. [PERS-22] */
  async savePersonalDetails(id: string, body: unknown): Promise<Enrolment> {
    const { version, ...details } = parseContract(personalDetails(this.clock.today()), body ?? {});
    return this.revise(id, (current) => detectConflicts(current, details, version));
  }

  /**
   * Marks a changed contact as unverified. If another move already uses the new email address, its owner gets an
   * email (KnownContactService). Throws CONFLICT. For an agent, throws FORBIDDEN if the body contains a password, and
   * THIRD_PARTY or TOO_MANY_REQUESTS if the owner of a proven contact cannot be notified. [PERS-21]
   */
  async saveContactDetails(
    id: string,
    details: ContactDetails & ExpectedVersion,
    { role, sessionId }: CallerIdentity,
  ): Promise<Enrolment> {
    const { password, version, ...contact } = details;
    if (password !== undefined && role === 'agent') throw new DomainError('FORBIDDEN');
    if (role === 'agent') return this.saveContactsByAgent(id, contact, version);
    let isNewAddress = false;
    const saved = await this.revise(id, (current) => {
      const changed = detectConflicts(current, contact, version);
      isNewAddress = changed.emailAddress !== undefined;
      return { ...changed, ...enterContacts(current, changed, sessionId) };
    });
    if (isNewAddress) await this.jobs.schedule(knownContactJob(id, this.clock.now()));
    if (password !== undefined) {
      const { emailAddressVerified: isProven } = saved;
      await this.passwords.choose({ email: contact.emailAddress, password, enrolmentId: id, isProven });
    }
    return saved;
  }

  /**
   * A proven contact stays until the new one is proven. Its owner is notified first, and can undo the change, also by the notice
   * of a change that is then rejected.
   */
  private async saveContactsByAgent(
    id: string,
    contact: Pick<ContactDetails, 'emailAddress' | 'contactNumber'>,
    version: number | undefined,
  ): Promise<Enrolment> {
    const entry = { id: randomUUID(), changedAt: this.clock.now() };
    const decide = (current: EnrolmentRecord) =>
      enterAgentContacts(
        current,
        detectConflicts({ ...current, ...contactsForAgent(current) }, contact, version),
        entry,
      );
    const enrolment = await this.enrolments.get(id);
    rejectWhenClosed(enrolment);
    const announced = decide(enrolment);
    await this.notices.send({ enrolment, changeId: entry.id, notified: announced.notified });
    try {
      return await this.revise(enrolment, (current) =>
        keepAnnounced(decide(current).change, current, announced.change),
      );
    } catch (error) {
      // Another agent came first. The notice was sent, so its link has to work.
      await this.enrolments.revise(id, (current) => keepAnnounced({}, current, announced.change));
      throw error;
    }
  }

  /** Changes only the given fields. Throws VALIDATION, CONFLICT, ENROLMENT_COMPLETE or THIRD_PARTY. [API-02] */
  async update(id: string, body: unknown): Promise<Enrolment> {
    const fields = parseContract(this.updateSchema(this.clock.today()), body ?? {});
    return this.revise(id, (current) => applyUpdate(current, fields, this.clock.now()));
  }

  /** Records the step last shown. */
  async recordStep(id: string, path: string): Promise<void> {
    const isAnother = await this.enrolments.recordStep(id, path);
    const step = stepAt(path)?.id;
    if (isAnother && step !== undefined) this.telemetry.count('step', 1, { 'enrolment.step': step });
  }

  /** Skips a service. [LIST-17, BBSET-08] */
  async skip(id: string, { service }: SkipService): Promise<Enrolment> {
    return this.revise(id, (current) => skipService(current, service));
  }

  /** Completes services that were earned. Throws CONFLICT for any other, and then changes nothing; THIRD_PARTY. [CALL-05] */
  async completeServices(id: string, named: readonly Service[]): Promise<Enrolment> {
    return this.revise(id, (current) => completeEarned(current, named));
  }

  private async revise(...change: Parameters<RevisionService['revise']>): Promise<Enrolment> {
    return this.read(await this.revisions.revise(...change));
  }

  private moveInLimits(): MoveInLimits {
    return { maxPastMonths: this.env.MOVE_IN_MAX_PAST_MONTHS, maxFutureDays: this.env.MOVE_IN_MAX_FUTURE_DAYS };
  }

  private read(record: EnrolmentRecord): Enrolment {
    return this.view.of(record);
  }

  private async brandOf({ selectedPartner, selectedSubpartner, selectedBranch }: CreateEnrolment): Promise<Brand> {
    const [level, id] =
      selectedPartner !== undefined
        ? [brandLevel.partner, selectedPartner]
        : selectedSubpartner !== undefined
          ? [brandLevel.subpartner, selectedSubpartner]
          : [brandLevel.branch, selectedBranch ?? 0];
    const brand = await this.brands.byLevelAndId(level, id);
    if (!brand) throw new DomainError('NOT_FOUND');
    return brand;
  }

  /** Repeats with another reference when one is taken. Returns the one that an interrupted predecessor of the request has stored. */
  private async store(brand: Brand): Promise<EnrolmentRecord> {
    const id = idOfAttempt('enrolment');
    for (;;) {
      const fresh = newEnrolment(brand, this.clock.now());
      const ctwbJourneyToggle = await this.flags.isOn('ctwb-upfront', { ...fresh, brand });
      const created = await this.enrolments.create({ ...fresh, ctwbJourneyToggle }, id ?? undefined);
      const stored = created ?? (id === null ? null : await this.enrolments.find(id));
      if (stored) return stored;
    }
  }
}

function requireOwn(ownId: string, id: string): string {
  if (id !== ownId) throw new DomainError('NOT_FOUND');
  return ownId;
}
