import {
  digitsProblem,
  isSameSerialNumber,
  meterDayMessages,
  readingDoubt,
  serialNumberPattern,
  type MeterOfHome,
  type MeterRegister,
  type ReadingDoubt,
} from '@home-move/contract';
import type { ReadingDraft, WaitingReading } from '../device/meter-device';

/** The most digits of a meter whose register does not state them. */
const mostDigits = 8;

/** What the form starts with: a draft, a waiting reading that the mover changes, or nothing. */
export function initialDraft(
  { meter, registers }: MeterOfHome,
  draft: ReadingDraft | undefined,
  reading: WaitingReading | undefined,
): ReadingDraft {
  if (draft) return draft;
  return {
    meter,
    values: registers.map((_, index) => reading?.values[index]?.value ?? ''),
    serialNumber: reading?.serialNumber ?? '',
    photo: reading?.photo ?? null,
    photoAt: reading?.photo ? reading.takenAt : null,
  };
}

/** How many digits an input takes, and how many boxes it shows. [METER-02] */
export function boxesOf({ digits, isDigitsKnown }: MeterRegister, value: string): { boxes: number; maxLength: number } {
  if (isDigitsKnown) return { boxes: digits, maxLength: digits };
  return { boxes: Math.max(digits, Math.min(value.length + 1, mostDigits)), maxLength: mostDigits };
}

/** Messages of a form that cannot be saved: one for each register, and for the serial number. */
export interface FormErrors {
  readonly values: readonly (string | null)[];
  readonly serialNumber: string | null;
}

/** Null if the form can be saved. [METER-02] */
export function formErrors({ values, serialNumber }: ReadingDraft, { registers }: MeterOfHome): FormErrors | null {
  const problems = registers.map((register, index) => digitsProblem(values[index] ?? '', register));
  const entered = serialNumber.trim();
  const error = entered === '' || serialNumberPattern.test(entered) ? null : meterDayMessages.serialNumber;
  return problems.some((problem) => problem !== null) || error !== null
    ? { values: problems, serialNumber: error }
    : null;
}

/** Why the mover should look at each register again; null for values that are incomplete or plausible. [METER-03] */
export function doubtsOf(
  { values }: ReadingDraft,
  { registers }: MeterOfHome,
  today: string,
): readonly (ReadingDoubt | null)[] {
  return registers.map((register, index) => {
    const value = values[index] ?? '';
    return digitsProblem(value, register) === null ? readingDoubt(value, register, today) : null;
  });
}

/** Whether the entered serial number is the one of the register of meters; null if that is unknown. [METER-04] */
export const serialMatch = ({ serialNumber }: ReadingDraft, meter: MeterOfHome): boolean | null =>
  isSameSerialNumber(serialNumber.trim(), meter.serialNumber);
