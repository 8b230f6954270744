import { Injectable } from '@nestjs/common';
import {
  startDateSchema,
  type EnergySelection,
  type StartDateForm,
  type StartDateQuestions,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { isSameValue } from '../../../common/database/same-value.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { parseContract } from '../../../common/validation/contract-validation.js';
import { rejectWhenEnergyComplete, rejectWhileEnergyUnsettled } from '../../move/enrolment/change-guards.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { JourneyGuard } from '../../move/enrolment/journey-guard.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { selectionStart, storeStart, windowOf, type SelectionStart, type StoredStart } from './selection-start.js';
import { toSelection } from './selection.js';

@Injectable()
export class StartDateService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly guard: JourneyGuard,
    private readonly clock: Clock,
  ) {}

  /** TARIFF_MISSING without a selection that is left to set up. [SWITCH-05] */
  async questions(enrolmentId: string): Promise<StartDateQuestions> {
    const { facts, current } = startOfSelection(await this.enrolments.get(enrolmentId), this.clock.today());
    return { ...facts, answers: answersOf(current) };
  }

  /**
   * Stores the day for all tariffs of the selection that are left to set up. Throws TARIFF_MISSING, VALIDATION, ENROLMENT_COMPLETE,
   * THIRD_PARTY, START_DATE_FIXED if the page is not available, or CONFLICT after a change of the selection or the move. [SWITCH-06 to SWITCH-14]
   */
  async save(enrolmentId: string, body: unknown): Promise<EnergySelection> {
    const today = this.clock.today();
    const enrolment = await this.enrolments.get(enrolmentId);
    rejectWhenEnergyComplete(enrolment);
    const { facts } = startOfSelection(enrolment, today);
    await this.guard.require('energy-switch', enrolment, 'START_DATE_FIXED');
    const form = parseContract(startDateSchema(facts, today), body ?? {});
    const changed = await this.revisions.revise(enrolment, (current) => {
      rejectWhenEnergyComplete(current);
      const selected = startOfSelection(current, today);
      // Another tab has chosen another tariff or move-in date, for which the day may be too early.
      if (!isSameValue(selected.facts, facts)) throw new DomainError('CONFLICT');
      const start = toStart(form, selected, today);
      if (isSameValue(start, selected.stored)) return {};
      rejectWhileEnergyUnsettled(current);
      return storeStart(current, selected, start);
    });
    const selection = toSelection(changed, today);
    if (!selection) throw new DomainError('TARIFF_MISSING');
    return selection;
  }
}

function startOfSelection(record: EnrolmentRecord, today: string): SelectionStart {
  const selected = selectionStart(record, today);
  if (!selected) throw new DomainError('TARIFF_MISSING');
  return selected;
}

function toStart(
  { startServiceDate, ...startAnswers }: StartDateForm,
  { facts }: SelectionStart,
  today: string,
): StoredStart {
  const isAsap = startAnswers.startServiceOption === 'asap';
  return {
    startServiceDate: isAsap ? windowOf(facts, today, startAnswers).earliest : startServiceDate,
    startsForMoveIn: facts.moveInDate,
    startAnswers,
  };
}

function answersOf({ startServiceDate, startAnswers }: StoredStart): StartDateQuestions['answers'] {
  if (!startAnswers) return null;
  const { startServiceOption, consentToPayWhileSwitch } = startAnswers;
  return { startServiceOption, startServiceDate, consentToPayWhileSwitch };
}
