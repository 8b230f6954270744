import { Injectable } from '@nestjs/common';
import { Log } from '../../../common/logging/log.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { Messages } from '../../platform/messages/messages.js';
import { HouseholdRepository } from './household.repository.js';

/** Messages to housemates who have chosen to get one when someone needs their answer. [ROOM-05] */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly messages: Messages,
    private readonly log: Log,
  ) {}

  /** Never rejects: the question is also in the household. */
  async send(enrolmentId: string, isFor: (personId: string) => boolean): Promise<void> {
    const { people } = await this.households.of(enrolmentId);
    const recipients = people.filter(({ id, wantsMessages }) => wantsMessages && isFor(id));
    if (recipients.length === 0) return;
    const brand = await this.brands.of((await this.enrolments.get(enrolmentId)).brand);
    const sends = recipients.map(({ channel, contact }) =>
      this.messages.sendHouseholdQuestion({ channel, contact, brand, isProven: true, enrolmentId: null }),
    );
    const failed = (await Promise.allSettled(sends)).filter(({ status }) => status === 'rejected').length;
    if (failed > 0) this.log.info({ failed }, 'messages to housemates failed');
  }
}
