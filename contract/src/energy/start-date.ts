import { addDays } from '../form/calendar-date';

/** When supply starts: as early as possible, or on a day of the mover's choice. [SWITCH-15] */
export const startServiceOptions = ['asap', 'customInstallationDate'] as const;
export type StartServiceOption = (typeof startServiceOptions)[number];

/** Days within which a customer can cancel a new contract free of charge. */
export const coolingOffDays = 14;

/** Calendar days until a supplier can start. [SWITCH-09 to SWITCH-11] */
export const startDays = {
  earliest: 5,
  /** After the cooling-off period, unless the mover agrees to pay for energy used in it. */
  changeOfSupplier: coolingOffDays + 1,
  /** The register must find the meters first. */
  unknownMeter: 18,
  /** From the later of move-in date and today. [SWITCH-08] */
  latest: 28,
} as const;

/** The part of the selection and the home that decides when supply can start. */
export interface StartDateFacts {
  /** yyyy-MM-dd; null while unknown. */
  readonly moveInDate: string | null;
  readonly knownMeterDetails: boolean;
  readonly isPaygTariff: boolean;
  /** Whether a fuel of the selection is with another supplier today. */
  readonly changesSupplier: boolean;
}

/** Response of `GET /enrolment/start-date`, for the selection. [SWITCH-05] */
export interface StartDateQuestions extends StartDateFacts {
  /** The mover's answers; null before they have confirmed a date. */
  readonly answers: {
    readonly startServiceOption: StartServiceOption;
    /** yyyy-MM-dd */
    readonly startServiceDate: string;
    readonly consentToPayWhileSwitch: boolean;
  } | null;
}

/** First and last day, yyyy-MM-dd, both included. */
export interface StartDateWindow {
  readonly earliest: string;
  readonly latest: string;
}

function daysToStart(facts: StartDateFacts, consentToPayWhileSwitch: boolean): number {
  if (!facts.knownMeterDetails) return startDays.unknownMeter;
  const waits = facts.changesSupplier && !facts.isPaygTariff && !consentToPayWhileSwitch;
  return waits ? startDays.changeOfSupplier : startDays.earliest;
}

/** The days on which supply can start, counted from `today` (yyyy-MM-dd). [SWITCH-08 to SWITCH-12] */
export function startDateWindow(
  facts: StartDateFacts,
  { today, consentToPayWhileSwitch }: { readonly today: string; readonly consentToPayWhileSwitch: boolean },
): StartDateWindow {
  const { moveInDate } = facts;
  const possible = addDays(today, daysToStart(facts, consentToPayWhileSwitch));
  const from = moveInDate !== null && moveInDate > today ? moveInDate : today;
  return {
    earliest: moveInDate !== null && moveInDate > possible ? moveInDate : possible,
    latest: addDays(from, startDays.latest),
  };
}
