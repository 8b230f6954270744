import { Inject, Injectable } from '@nestjs/common';
import {
  saveOnboardingSchemaFor,
  type AddressOption,
  type Enrolment,
  type OnboardingJourney,
  type SaveOnboarding,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { parseContract, schemaOfDay } from '../../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../../config/env.js';
import { AddressesPort } from '../../../providers/addresses/addresses.port.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { RevisionService } from '../enrolment/revision.service.js';
import { keyOf } from './given-home.js';
import { commitJourney, saveStep, type Step } from './journey-changes.js';
import { journeySoFar } from './journey-so-far.js';
import { toJourney } from './onboarding.mapper.js';
import type { LookedUpHome } from './state/onboarding.state.js';
import { EnrolmentView } from '../enrolment/enrolment-view.js';

const schemaOf = schemaOfDay(saveOnboardingSchemaFor);

/** The onboarding journey of movers from a partner's link. Every step is stored when it is saved. */
@Injectable()
export class OnboardingService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly addresses: AddressesPort,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** [ONB-22] */
  async journey(id: string): Promise<OnboardingJourney> {
    return toJourney(await this.enrolments.get(id));
  }

  /** Throws VALIDATION, CONFLICT, ENROLMENT_COMPLETE, NOT_FOUND, GSP_NOT_FOUND, THIRD_PARTY, TOO_MANY_REQUESTS. [ONB-25 to ONB-27] */
  async save(id: string, body: unknown): Promise<OnboardingJourney> {
    const save = parseContract(schemaOf(this.clock.today())(body), body);
    if (isLookedUp(save)) return this.saveLookedUp(id, save.address, save.version);
    return this.store(id, toStep(save), save.version);
  }

  /** The addresses of the journey's postcode; empty without one. [ONB-28] */
  async lookUp(id: string): Promise<readonly AddressOption[]> {
    const { postcode } = journeySoFar(await this.enrolments.get(id));
    if (postcode === null) return [];
    await this.limiter.hit(perEnrolment('addresses', id, this.env.ADDRESS_LIMIT));
    return this.addresses.lookUp(postcode);
  }

  /** [ONB-29] */
  async isDomestic(id: string, key: string): Promise<{ isDomestic: boolean }> {
    await this.limiter.hit(perEnrolment('address', id, this.env.ADDRESS_LIMIT));
    const { isDomestic } = await this.addresses.find(key);
    return { isDomestic };
  }

  /** Throws DETAILS_MISSING, ADDRESS_MISSING, ENROLMENT_COMPLETE, THIRD_PARTY. [ONB-20] */
  async commit(id: string): Promise<Enrolment> {
    const committed = await this.revisions.revise(id, (current) => commitJourney(current, this.clock.now()));
    return this.view.of(committed);
  }

  /** Does not look up the stored home again. */
  private async saveLookedUp(id: string, key: string, version: number | undefined): Promise<OnboardingJourney> {
    const enrolment = await this.enrolments.get(id);
    return this.store(enrolment, { field: 'address', home: await this.lookedUp(enrolment, key) }, version);
  }

  private async lookedUp(enrolment: EnrolmentRecord, key: string): Promise<LookedUpHome> {
    const { home } = journeySoFar(enrolment);
    if (home?.kind === 'looked-up' && keyOf(home) === key) return home;
    await this.limiter.hit(perEnrolment('address', enrolment.id, this.env.ADDRESS_LIMIT));
    return { kind: 'looked-up', address: await this.addresses.find(key) };
  }

  private async store(
    enrolment: string | EnrolmentRecord,
    step: Step,
    version: number | undefined,
  ): Promise<OnboardingJourney> {
    return toJourney(await this.revisions.revise(enrolment, (current) => saveStep(current, step, version)));
  }
}

type Manual = Extract<SaveOnboarding, { isManualAddress: true }>;
type LookedUp = Extract<SaveOnboarding, { address: string }>;

const isLookedUp = (save: SaveOnboarding): save is LookedUp => 'address' in save;

const isManual = (save: SaveOnboarding): save is Manual => 'isManualAddress' in save && save.isManualAddress;

function toStep(save: Exclude<SaveOnboarding, LookedUp>): Step {
  if (isManual(save)) {
    const { manualAddressStreetOne: streetOne, manualAddressStreetTwo: streetTwo, postcode = null } = save;
    const { manualAddressTown: town, manualAddressCounty: county } = save;
    return { field: 'address', home: { kind: 'manual', streetOne, streetTwo, town, county, postcode } };
  }
  if ('firstName' in save) return { field: 'firstName', value: save.firstName };
  if ('surname' in save) return { field: 'surname', value: save.surname };
  if ('dateOfBirth' in save) return { field: 'dateOfBirth', value: save.dateOfBirth };
  if ('moveInDate' in save) return { field: 'moveInDate', value: save.moveInDate };
  return { field: 'postcode', value: save.postcode };
}
