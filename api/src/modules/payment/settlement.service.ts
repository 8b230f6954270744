import { Injectable } from '@nestjs/common';
import { FieldEncryption } from '../../common/crypto/field-encryption.js';
import { DomainError } from '../../common/problem/domain.error.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { UnsettledError, type UnsettledService } from '../enrolment/unsettled.error.js';
import { OrderingService } from '../entertainment/ordering.service.js';
import { setsUpEnergy, toEnergySetUp } from './energy-completion.js';
import { LodgingService } from './lodging.service.js';

/** How often a change is decided anew when something was sent meanwhile. */
const patience = 5;

/** Lets an enrolment change only once it is known what an energy supplier and home telecom were told of it. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly lodging: LodgingService,
    private readonly ordering: OrderingService,
    private readonly encryption: FieldEncryption,
  ) {}

  /**
   * EnrolmentRepository.revise for changes that an unsettled application or order stands in the way of: `decide` throws
   * UnsettledError for these. What had arrived completes its service first, as it was lodged, and `decide` sees that;
   * THIRD_PARTY while the supplier cannot be asked.
   */
  async revise(id: string, decide: (current: EnrolmentRecord) => EnrolmentChange): Promise<EnrolmentRecord> {
    for (let attempt = 0; attempt < patience; attempt += 1) {
      try {
        return await this.enrolments.revise(id, decide);
      } catch (error) {
        if (!(error instanceof UnsettledError)) throw error;
        await this.settle(id, error.service);
      }
    }
    throw new DomainError('CONFLICT');
  }

  private async settle(id: string, service: UnsettledService): Promise<void> {
    if (service === 'broadband') await this.ordering.settle(await this.enrolments.get(id));
    else await this.settleEnergy(id);
  }

  private async settleEnergy(id: string): Promise<void> {
    const arrived = await this.lodging.arrived(id);
    if (!arrived) return;
    const setUp = toEnergySetUp(id, arrived, this.encryption);
    await this.enrolments.revise(id, (current) => setsUpEnergy(current, setUp));
  }
}
