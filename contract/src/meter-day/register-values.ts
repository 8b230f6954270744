import type { MeterRegister, RegisterValue } from './meter';
import { meterDayMessages as messages } from './meter-day.messages';

/** The message about a number that a register cannot show; null if it can. [METER-02] */
export function digitsProblem(
  value: string,
  { digits, isDigitsKnown }: Pick<MeterRegister, 'digits' | 'isDigitsKnown'>,
) {
  if (value === '') return messages.missing;
  if (!isDigitsKnown) return /^\d{4,8}$/.test(value) ? null : messages.usualDigits;
  return /^\d+$/.test(value) && value.length === digits ? null : messages.digits(digits);
}

/** The message about values that do not fit the registers of their meter; null if they do. [METER-02] */
export function valuesProblem(values: readonly RegisterValue[], registers: readonly MeterRegister[]): string | null {
  const isComplete =
    values.length === registers.length && values.every(({ rate }, index) => rate === registers[index]?.rate);
  if (!isComplete) return messages.registers;
  for (const [index, register] of registers.entries()) {
    const problem = digitsProblem(values[index]?.value ?? '', register);
    if (problem) return problem;
  }
  return null;
}
