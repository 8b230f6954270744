import { Inject, Injectable } from '@nestjs/common';
import type { Address, CouncilChoices, CouncilServices, Enrolment, ExpectedVersion } from '@home-move/contract';
import { forEnrolment } from '../../../common/access/actor.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { CouncilsPort } from '../../../providers/councils/councils.port.js';
import { rejectWhenClosed } from '../enrolment/change-guards.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import type { StoredLocalServices } from './state/local-services.state.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { applyCouncilChoices } from './council-choices.js';
import { UnknownAuthorityService } from './unknown-authority.service.js';
import { EnrolmentView } from '../enrolment/enrolment-view.js';

/** The home and day to look up in the directory. */
type LookUp = Pick<StoredLocalServices, 'postcode' | 'on'>;

/** The services of a home, and the enrolment as it is stored after the look-up. */
interface LookedUp {
  readonly enrolment: EnrolmentRecord;
  readonly services: CouncilServices;
}

@Injectable()
export class CouncilWaterService {
  constructor(
    private readonly councils: CouncilsPort,
    private readonly enrolments: EnrolmentRepository,
    private readonly unknownAuthority: UnknownAuthorityService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Looks up the directory once per postcode and day, and stores the result. A mover whose council or water company is not
   * identified also gets a mail. ADDRESS_MISSING without an address. [COUNCIL-03] [COUNCIL-06] [COUNCIL-07]
   */
  async services(enrolmentId: string): Promise<CouncilServices> {
    return (await this.lookedUp(await this.enrolments.get(enrolmentId))).services;
  }

  /**
   * An enrolment that this call has read, with its council and water companies. Returns the enrolment unchanged if
   * its address is missing, a limit is reached or the directory is down. Summaries then have a gap instead of
   * failing.
   */
  async withServices(enrolment: EnrolmentRecord): Promise<EnrolmentRecord> {
    try {
      return (await this.lookedUp(enrolment)).enrolment;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return enrolment;
    }
  }

  private async lookedUp(enrolment: EnrolmentRecord): Promise<LookedUp> {
    const found = await this.lookUp(enrolment);
    // Also for a stored result, in case the process stopped before scheduling.
    await this.unknownAuthority.mailFinder(enrolment, found.services);
    return found;
  }

  /** [COUNCIL-04, COUNCIL-05, COUNCIL-09] */
  async choose(enrolmentId: string, choices: CouncilChoices & ExpectedVersion): Promise<Enrolment> {
    const record = await this.enrolments.revise(enrolmentId, (current) => {
      rejectWhenClosed(current);
      return applyCouncilChoices(current, choices, this.view.facts(current));
    });
    return this.view.of(record);
  }

  private async lookUp(current: EnrolmentRecord): Promise<LookedUp> {
    const lookUp = this.lookUpFor(current);
    if (!lookUp) throw new DomainError('ADDRESS_MISSING');
    if (isLookedUp(current, lookUp)) return { enrolment: current, services: current.localServices.services };
    await this.limiter.hit(perEnrolment('councils', current.id, this.env.COUNCILS_LIMIT));
    // Also for calendars and receipts, which no session of the mover requests.
    const services = await forEnrolment(current.id, () => this.councils.servicesAt(lookUp.postcode, lookUp.on));
    // Discards the result if another tab has chosen another home or day in the meantime.
    const enrolment = await this.enrolments.revise(current, (now) =>
      isSame(this.lookUpFor(now), lookUp) ? { localServices: { ...lookUp, services } } : {},
    );
    return { enrolment, services };
  }

  private lookUpFor({ address, moveInDate }: { address: Address | null; moveInDate: string | null }): LookUp | null {
    return address && { postcode: address.postcode, on: moveInDate ?? this.clock.today() };
  }
}

function isSame(first: LookUp | null, second: LookUp): boolean {
  return first?.postcode === second.postcode && first.on === second.on;
}

function isLookedUp(
  record: EnrolmentRecord,
  lookUp: LookUp,
): record is EnrolmentRecord & { localServices: StoredLocalServices } {
  return isSame(record.localServices, lookUp);
}
