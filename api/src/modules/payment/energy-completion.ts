import type { FieldEncryption } from '../../common/crypto/field-encryption.js';
import { completesEnergy } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { toDirectDebitSummary } from './application-try.js';
import type { EnergySetUp } from './energy-set-up.js';
import type { Lodged } from './lodging.service.js';

/** What is kept of a lodged application. */
export function toEnergySetUp(
  enrolmentId: string,
  { attempt, answer }: Lodged,
  encryption: FieldEncryption,
): EnergySetUp {
  const { bank, startOn } = attempt.application;
  return {
    applicationReference: answer.reference,
    selection: attempt.selection,
    switchesOn: startOn,
    directDebit: toDirectDebitSummary(attempt, answer),
    bank: bank && encryption.seal(JSON.stringify(bank), `bank:${enrolmentId}`),
  };
}

/** Completes energy with what was lodged; nothing when somebody else already did. */
export function setsUpEnergy(current: EnrolmentRecord, setUp: EnergySetUp): EnrolmentChange {
  if (current.energySetUp) return {};
  return { ...completesEnergy(current), selection: setUp.selection, energySetUp: setUp, application: null };
}
