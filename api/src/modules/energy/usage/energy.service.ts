import { Inject, Injectable } from '@nestjs/common';
import { energyUsageSchema, type EnergyJourney, type Enrolment, type SavedUsage } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { isSameValue } from '../../../common/database/same-value.js';
import { parseContract } from '../../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../../config/env.js';
import { rejectWhenEnergyComplete, rejectWhenEnergyOrdered } from '../../move/enrolment/change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { homeOfAnswers, isSameUse, toSavedUsage } from './saved-usage.js';
import { hasMultiRate, hasMultiRatePending, journeyType, quotableFuels } from '../state/supply-facts.js';
import { SupplyService } from './supply.service.js';
import { EnrolmentView } from '../../move/enrolment/enrolment-view.js';

@Injectable()
export class EnergyService {
  constructor(
    private readonly supplies: SupplyService,
    private readonly revisions: RevisionService,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Checks the supply first, if it is unchecked. [USAGE-24, USAGE-25] */
  async journey(enrolmentId: string): Promise<EnergyJourney> {
    const enrolment = await this.supplies.checked(enrolmentId);
    const { supply, usage } = enrolment;
    return {
      propertyUsage: { usageInfo: usage, knownMeterDetails: supply.kind === 'register' },
      hasMultiRate: hasMultiRate(enrolment),
      type: journeyType(supply),
      hasSingleRateOnlyMultiRatePendingCos: hasMultiRatePending(supply),
    };
  }

  /** Throws NOT_QUOTABLE, VALIDATION, ENROLMENT_COMPLETE or THIRD_PARTY. [USAGE-20] */
  async saveUsage(enrolmentId: string, body: unknown): Promise<SavedUsage> {
    const enrolment = await this.supplies.checked(enrolmentId);
    const { supply } = enrolment;
    const fuelType = quotableFuels(enrolment);
    const needsMeterAnswers = supply.kind === 'area';
    const form = parseContract(energyUsageSchema({ fuelType, needsMeterAnswers }), body ?? {});
    const home = needsMeterAnswers
      ? homeOfAnswers(form)
      : { fuelType, multiRate: hasMultiRate(enrolment), meters: undefined };
    const usage = toSavedUsage(form, home);
    await this.revisions.revise(enrolment, (current) => usageChange(current, usage));
    return usage;
  }

  /** Stores when the mover first saw the offer of a smart meter. [TARIFF-13, API-10] */
  async smartOffered(enrolmentId: string): Promise<Enrolment> {
    const offered = await this.revisions.revise(enrolmentId, ({ smartPageViewed }) =>
      smartPageViewed ? {} : { smartPageViewed: this.clock.now() },
    );
    return this.view.of(offered);
  }
}

/** Drops a tariff that was priced for another use, or for other meters. */
function usageChange(current: EnrolmentRecord, usage: SavedUsage): EnrolmentChange {
  rejectWhenEnergyComplete(current);
  const isSame = isSameUse(current.usage?.assumed, usage.assumed) && isSameValue(current.usage?.meters, usage.meters);
  if (isSame) return { usage };
  rejectWhenEnergyOrdered(current);
  return { usage, selection: null, secondarySelection: null };
}
