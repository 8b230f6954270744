import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { QuotesPort } from '../../../providers/quotes/quotes.port.js';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { MeteringOfOrder } from '../../energy/state/energy.state.js';
import { SupplyService } from '../../energy/usage/supply.service.js';
import { CouncilWaterService } from '../../move/council-water/council-water.service.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';

/** Requests to suppliers per enrolment in ten minutes. */
const maxRequests = 20;

/** Finds out everything about the meters of a home, once. */
@Injectable()
export class MeteringService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly supply: SupplyService,
    private readonly councilWater: CouncilWaterService,
    private readonly quotes: QuotesPort,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * An enrolment with its supply, its water company, and what its suppliers state. What a third party cannot answer now stays unknown
   * until the next call. Throws ADDRESS_MISSING.
   */
  async withMetering(enrolmentId: string): Promise<EnrolmentRecord> {
    const enrolment = await this.enrolments.get(enrolmentId);
    if (enrolment.address === null) throw new DomainError('ADDRESS_MISSING');
    const supplied = await orUnknown(this.supply.checked(enrolmentId), enrolment);
    return this.withSuppliers(await this.councilWater.withServices(supplied));
  }

  private async withSuppliers(enrolment: EnrolmentRecord): Promise<EnrolmentRecord> {
    const known = enrolment.supplierMetering ?? [];
    const missing = energySetUps(enrolment)
      .map(({ applicationReference }) => applicationReference)
      .filter((reference) => !known.some((stated) => stated.reference === reference));
    const found = (await Promise.all(missing.map((reference) => this.statedFor(enrolment.id, reference)))).filter(
      (stated) => stated !== null,
    );
    if (found.length === 0) return enrolment;
    return this.enrolments.revise(enrolment, (current) => ({
      supplierMetering: [
        ...(current.supplierMetering ?? []).filter(
          ({ reference }) => !found.some((stated) => stated.reference === reference),
        ),
        ...found,
      ],
    }));
  }

  private async statedFor(enrolmentId: string, reference: string): Promise<MeteringOfOrder | null> {
    const metering = await orUnknown(this.requested(enrolmentId, reference), null);
    return metering && { reference, metering };
  }

  /** Limited, because a supplier that has stated nothing is queried at each call. */
  private async requested(enrolmentId: string, reference: string) {
    await this.limiter.hit(perEnrolment('metering', enrolmentId, maxRequests));
    return this.quotes.meteringOf(reference);
  }
}

/** The result of a third party, or a value for when it fails or a limit is reached. */
async function orUnknown<Value>(result: Promise<Value>, unknown: Value): Promise<Value> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return unknown;
  }
}
