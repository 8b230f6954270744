import { Injectable } from '@nestjs/common';
import type { ConfirmationSummary, EnergySummary, Role } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { CouncilWaterService } from '../../move/council-water/council-water.service.js';
import { slotOf, type EnergySlot } from '../../energy/state/energy-slot.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { shownDirectDebit } from '../../energy/payment/known-bank-details.js';
import { toConfirmation } from './confirmation.mapper.js';
import { ReceiptRepository } from './receipt.repository.js';

@Injectable()
export class ConfirmationService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly councilWater: CouncilWaterService,
    private readonly receipts: ReceiptRepository,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  /**
   * The services that are set up and the remaining ones; without council and water names if their directory is down.
   */
  async summary(enrolmentId: string, role: Role): Promise<ConfirmationSummary> {
    const enrolment = await this.councilWater.withServices(await this.enrolments.get(enrolmentId));
    const summary = toConfirmation(enrolment, this.clock.today());
    const sentAt = await this.receipts.latest(enrolmentId);
    const shown = <Energy extends EnergySummary | null>(energy: Energy, slot: EnergySlot): Energy => {
      const { setUp } = slotOf(enrolment, slot);
      return energy && setUp
        ? { ...energy, directDebit: shownDirectDebit(this.encryption, enrolment, setUp, role) }
        : energy;
    };
    return {
      ...summary,
      energy: shown(summary.energy, 'primary'),
      energySecondary: shown(summary.energySecondary, 'secondary'),
      confirmationSentAt: sentAt?.toISOString() ?? null,
    };
  }
}
