import {
  startDateSchema,
  tariffKey,
  toDateParts,
  toIsoDate,
  type DateParts,
  type EnergyTariff,
  type StartDateFacts,
  type StartDateForm,
  type StartDateQuestions,
  type StartServiceOption,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Resolver } from 'react-hook-form';

/** Values of the form's fields. [SWITCH-05] */
export interface SwitchForm {
  startServiceOption: StartServiceOption;
  startServiceDate: DateParts;
  consentToPayWhileSwitch: boolean;
  agreeToSwitchOvo: boolean;
}

/** One draft for each plan: what was agreed to for one plan is not agreed to for another. */
export const draftKeyOf = (tariff: EnergyTariff): string => `switch ${tariffKey(tariff)}`;

/** The confirmed answers; on a first visit, as soon as possible. Each confirmation needs an agreement of its own. */
export function switchDefaults({ answers }: StartDateQuestions): SwitchForm {
  const isCustom = answers?.startServiceOption === 'customInstallationDate';
  return {
    startServiceOption: answers?.startServiceOption ?? 'asap',
    startServiceDate: toDateParts(isCustom ? answers.startServiceDate : null),
    consentToPayWhileSwitch: answers?.consentToPayWhileSwitch ?? false,
    agreeToSwitchOvo: false,
  };
}

/** The contract's rules on the day of the submit: the page may have been open since yesterday. [SWITCH-06 to SWITCH-13] */
export function switchResolver(
  facts: StartDateFacts,
  today: () => string,
): Resolver<SwitchForm, unknown, StartDateForm> {
  return ({ startServiceDate, ...values }) => {
    const isCustom = values.startServiceOption === 'customInstallationDate';
    const day = isCustom ? toIsoDate(startServiceDate) : null;
    return schemaResult(startDateSchema(facts, today()).safeParse({ ...values, startServiceDate: day ?? '' }));
  };
}

/** Whether consent to pay during the cooling-off period brings the earliest day forward. [SWITCH-10] */
export function asksToPayWhileSwitch({ knownMeterDetails, changesSupplier, isPaygTariff }: StartDateFacts): boolean {
  return knownMeterDetails && changesSupplier && !isPaygTariff;
}
