import { Inject, Injectable } from '@nestjs/common';
import type { Address, CouncilChoices, CouncilServices, Enrolment } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../config/env.js';
import { CouncilsPort } from '../../providers/councils/councils.port.js';
import { toEnrolment } from '../enrolment/enrolment.mapper.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { journeyFacts } from '../enrolment/journey-facts.js';
import { choicesChange } from './council-choices.js';
import type { StoredLocalServices } from './stored-local-services.js';

/** The home and day that the directory is asked about. */
type Question = Pick<StoredLocalServices, 'postcode' | 'on'>;

@Injectable()
export class CouncilWaterService {
  constructor(
    private readonly councils: CouncilsPort,
    private readonly enrolments: EnrolmentRepository,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Asks the directory once a postcode and day, and keeps what it says. ADDRESS_MISSING without an address. [COUNCIL-03] */
  async services(enrolmentId: string): Promise<CouncilServices> {
    const current = await this.enrolments.get(enrolmentId);
    const question = this.questionOf(current);
    if (!question) throw new DomainError('ADDRESS_MISSING');
    if (isAnswered(current, question)) return current.localServices.services;
    await this.limiter.hit(perEnrolment('councils', enrolmentId, this.env.COUNCILS_LIMIT));
    const services = await this.councils.servicesAt(question.postcode, question.on);
    // Another tab may have chosen another home or day meanwhile: what was found is not about it then.
    await this.enrolments.revise(enrolmentId, (now) =>
      isSame(this.questionOf(now), question) ? { localServices: { ...question, services } } : {},
    );
    return services;
  }

  /** [COUNCIL-04, COUNCIL-05, COUNCIL-09] */
  async choose(enrolmentId: string, choices: CouncilChoices): Promise<Enrolment> {
    const today = this.clock.today();
    const record = await this.enrolments.revise(enrolmentId, (current) =>
      choicesChange(current, choices, journeyFacts(current, today, this.env.NAMED_SUPPLIER)),
    );
    return toEnrolment(record, today, this.env.NAMED_SUPPLIER);
  }

  private questionOf({ address, moveInDate }: { address: Address | null; moveInDate: string | null }): Question | null {
    return address && { postcode: address.postcode, on: moveInDate ?? this.clock.today() };
  }
}

function isSame(one: Question | null, other: Question): boolean {
  return one?.postcode === other.postcode && one.on === other.on;
}

function isAnswered(
  record: EnrolmentRecord,
  question: Question,
): record is EnrolmentRecord & { localServices: StoredLocalServices } {
  return isSame(record.localServices, question);
}
