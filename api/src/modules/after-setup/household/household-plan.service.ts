import { Injectable } from '@nestjs/common';
import type { HouseholdPlan } from '@home-move/contract';
import { MovePlanService } from '../plan/move-plan.service.js';
import { HouseholdRepository } from './household.repository.js';
import { requireMember, type Member } from './member.js';

/** The plan of the move for a household. */
@Injectable()
export class HouseholdPlanService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly plans: MovePlanService,
  ) {}

  /** Without references and actions, which belong to the mover. Throws HOUSEHOLD_LEFT. [ROOM-07] */
  async read(member: Member): Promise<HouseholdPlan> {
    requireMember(await this.households.of(member.enrolmentId), member);
    const { moveInDate, entries, later } = await this.plans.plan(member.enrolmentId);
    return {
      moveInDate,
      entries: entries.map(({ id, kind, date, title, text, state, prices }) => ({
        id,
        kind,
        date,
        title,
        text,
        state,
        prices,
      })),
      later: later.map(({ date, title, text }) => ({ date, title, text })),
    };
  }
}
