import {
  addDays,
  startDateSchema,
  startDateWindow,
  startDays,
  tariffKey,
  toDateParts,
  toIsoDate,
  type DateParts,
  type EnergyTariff,
  type StartDateFacts,
  type StartDateForm,
  type StartDateQuestions,
  type StartDateWindow,
  type StartServiceOption,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Resolver } from 'react-hook-form';

/** Values of the form's fields; `consentToPayWhileSwitch`: the agreement was to a start in the cooling-off period. [SWITCH-05] */
export interface TypedStartDate {
  startServiceOption: StartServiceOption;
  startServiceDate: DateParts;
  consentToPayWhileSwitch: boolean;
  agreeToSwitchOvo: boolean;
}

/** One draft per selection: consent does not carry over. */
export const draftKeyOf = (tariff: EnergyTariff): string => `switch ${tariffKey(tariff)}`;

/** The confirmed answers; on a first visit, as soon as possible. Each confirmation needs a new agreement. */
export function startDateDefaults({ answers }: StartDateQuestions): TypedStartDate {
  const isCustom = answers?.startServiceOption === 'customInstallationDate';
  return {
    startServiceOption: answers?.startServiceOption ?? 'asap',
    startServiceDate: toDateParts(isCustom ? answers.startServiceDate : null),
    consentToPayWhileSwitch: answers?.consentToPayWhileSwitch ?? false,
    agreeToSwitchOvo: false,
  };
}

/** The earliest and latest day on offer; the earliest needs the agreement to pay during the cooling-off period. [SWITCH-09] */
export function offeredDays(facts: StartDateFacts, today: string): StartDateWindow {
  return startDateWindow(facts, { today, consentToPayWhileSwitch: true });
}

/** Whether the chosen day is within the cooling-off period; false while no day is chosen. [SWITCH-10] */
export function startsInCoolingOff(
  { startServiceOption, startServiceDate }: Pick<TypedStartDate, 'startServiceOption' | 'startServiceDate'>,
  facts: StartDateFacts,
  today: string,
): boolean {
  const day = startServiceOption === 'asap' ? offeredDays(facts, today).earliest : toIsoDate(startServiceDate);
  return day !== null && day < addDays(today, startDays.changeOfSupplier);
}

/** Whether the mover agreed to the start that is chosen now: an agreement covers an early start or a late one, not both. */
export function isAgreed({ agreeToSwitchOvo, consentToPayWhileSwitch }: TypedStartDate, isEarly: boolean): boolean {
  return agreeToSwitchOvo && consentToPayWhileSwitch === isEarly;
}

/** The contract's rules on the day of the submit: the page may have been open since yesterday. [SWITCH-06 to SWITCH-13] */
export function startDateResolver(
  facts: StartDateFacts,
  today: () => string,
): Resolver<TypedStartDate, unknown, StartDateForm> {
  return (values) => {
    const { startServiceOption, startServiceDate } = values;
    const day = startServiceOption === 'customInstallationDate' ? toIsoDate(startServiceDate) : null;
    const isEarly = startsInCoolingOff(values, facts, today());
    return schemaResult(
      startDateSchema(facts, today()).safeParse({
        startServiceOption,
        startServiceDate: day ?? '',
        consentToPayWhileSwitch: isEarly,
        agreeToSwitchOvo: isAgreed(values, isEarly),
      }),
    );
  };
}
