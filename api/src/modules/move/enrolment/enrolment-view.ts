import { Inject, Injectable } from '@nestjs/common';
import type { Enrolment, JourneyFacts } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import { namedSupplierOf } from '../../brands/brand/brands.data.js';
import { toEnrolment } from './enrolment.mapper.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { journeyFacts } from './journey-facts.js';

/** A record as its reader and the rules of the journey see it, today and with its named supplier. */
@Injectable()
export class EnrolmentView {
  constructor(
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The enrolment as shown to the caller of the request, its mover or an agent. */
  of(record: EnrolmentRecord): Enrolment {
    return toEnrolment(record, this.clock.today(), namedSupplierOf(record, this.env));
  }

  /** The facts for the journey's rules; all flags are off unless given. */
  facts(record: EnrolmentRecord, flags?: JourneyFacts['flags']): JourneyFacts {
    return journeyFacts(record, this.clock.today(), namedSupplierOf(record, this.env), flags);
  }
}
