import { Injectable } from '@nestjs/common';
import { Log } from '../../../common/logging/log.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { isLimitReached } from '../../platform/messages/contact-limit.js';
import { Messages } from '../../platform/messages/messages.js';
import type { StoredPerson } from './household.model.js';
import { HouseholdRepository } from './household.repository.js';

/** Messages that a person gets on a day. Anyone in the household can cause them, as often as they like. */
const max = 3;
const windowSeconds = 24 * 60 * 60;

/** Messages to housemates who have chosen to get one when someone needs their answer. [ROOM-05] */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly messages: Messages,
    private readonly limiter: RateLimiter,
    private readonly log: Log,
  ) {}

  /** Never rejects: the question is also in the household. A person who has had enough messages on a day gets no other. */
  async send(enrolmentId: string, isFor: (personId: string) => boolean): Promise<void> {
    try {
      const { people } = await this.households.of(enrolmentId);
      const recipients = people.filter(({ id, wantsMessages }) => wantsMessages && isFor(id));
      if (recipients.length === 0) return;
      const brand = await this.brands.of((await this.enrolments.get(enrolmentId)).brand);
      await Promise.all(recipients.map((person) => this.sendTo(person, enrolmentId, brand)));
    } catch (err) {
      this.log.warn({ err }, 'messages to housemates failed');
    }
  }

  private async sendTo({ id, channel, contact }: StoredPerson, enrolmentId: string, brand: Brand): Promise<void> {
    try {
      const by = `${enrolmentId}/${id}`;
      const refund = await this.limiter.take({ name: 'household-question', by, max, windowSeconds });
      try {
        await this.messages.sendHouseholdQuestion({ channel, contact, brand, isProven: true, enrolmentId: null });
      } catch (error) {
        await refund();
        throw error;
      }
    } catch (err) {
      if (!isLimitReached(err)) this.log.warn({ err }, 'a message to a housemate failed');
    }
  }
}
