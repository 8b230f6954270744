import { Injectable } from '@nestjs/common';
import { meterReadingsSchema, tickablePlanEntryIds, type MovePlan, type PlanTick } from '@home-move/contract';
import { workingDaysOf } from '../../../common/calendar/working-days.js';
import { Clock } from '../../../common/clock/clock.js';
import { parseContract, schemaOfDay } from '../../../common/validation/contract-validation.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { CouncilWaterService } from '../../move/council-water/council-water.service.js';
import { rejectWhenClosed } from '../../move/enrolment/change-guards.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { PlanTicks } from './state/plan-ticks.model.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { nationOf } from '../../move/council-water/state/nation.js';
import { movePlan } from './move-plan.js';

const noTicks = Object.fromEntries(tickablePlanEntryIds.map((id) => [id, null])) as Record<keyof PlanTicks, null>;

/** A plan with the enrolment and brand that it belongs to. */
export interface PlanOfEnrolment {
  readonly enrolment: EnrolmentRecord;
  readonly brand: Brand;
  readonly plan: MovePlan;
}

@Injectable()
export class MovePlanService {
  private readonly readingsSchema = schemaOfDay(meterReadingsSchema);

  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly councilWater: CouncilWaterService,
    private readonly brands: BrandService,
    private readonly clock: Clock,
  ) {}

  /** The plan as of today; without council and water while their directory is unavailable. */
  async plan(enrolmentId: string): Promise<MovePlan> {
    return (await this.planOf(await this.enrolments.get(enrolmentId))).plan;
  }

  /** Stores meter readings, replacing earlier ones. Throws VALIDATION. */
  async saveReadings(enrolmentId: string, body: unknown): Promise<MovePlan> {
    const meterReadings = parseContract(this.readingsSchema(this.clock.today()), body ?? {});
    const saved = await this.enrolments.revise(enrolmentId, (current) => {
      rejectWhenClosed(current);
      return { meterReadings };
    });
    return (await this.planOf(saved)).plan;
  }

  /** Ticks off a task of the mover, or undoes that. Repeated, it changes nothing. */
  async tick(enrolmentId: string, { id, isDone }: PlanTick): Promise<MovePlan> {
    const saved = await this.enrolments.revise(enrolmentId, (current) => {
      rejectWhenClosed(current);
      const ticks = current.planTicks ?? noTicks;
      const isTicked = (ticks[id] ?? null) !== null;
      return isTicked === isDone ? {} : { planTicks: { ...ticks, [id]: isDone ? this.clock.now() : null } };
    });
    return (await this.planOf(saved)).plan;
  }

  /** Like `plan`, of an enrolment that this call has read. */
  async planOf(stored: EnrolmentRecord): Promise<PlanOfEnrolment> {
    const [enrolment, brand] = await Promise.all([
      this.councilWater.withServices(stored),
      this.brands.of(stored.brand),
    ]);
    const addWorkingDays = await workingDaysOf(nationOf(enrolment));
    const facts = { enrolment, today: this.clock.today(), addWorkingDays, supportPhone: brand.support.phone };
    return { enrolment, brand, plan: movePlan(facts) };
  }
}
