import type { DayMeter, RegisterRate, RegisterValue } from './meter';

/** The facts of a message to a company that takes no readings by call. */
export interface MessageFacts {
  readonly meter: DayMeter;
  readonly values: readonly RegisterValue[];
  /** As the mover entered it, otherwise from the register of meters; null if neither is known. */
  readonly serialNumber: string | null;
  /** The whole address in one line. */
  readonly address: string;
  /** The day of the reading, as people read it: "27 Nov 2026". */
  readonly readOn: string;
  /** The reference of the order with the company; null without one. */
  readonly reference: string | null;
}

const meterNames: Readonly<Record<DayMeter, string>> = { electricity: 'Electricity', gas: 'Gas', water: 'Water' };
const rateNames: Readonly<Record<RegisterRate, string>> = {
  single: 'Reading',
  day: 'Day reading',
  night: 'Night reading',
};

/** The message that the mover copies, sends, and signs. It contains no name. [METER-14] */
export function readingMessage(facts: MessageFacts): string {
  const { meter, values, serialNumber, address, readOn, reference } = facts;
  const lines = [
    `${meterNames[meter]} meter reading`,
    `Address: ${address}`,
    ...(serialNumber === null ? [] : [`Meter serial number: ${serialNumber}`]),
    ...values.map(({ rate, value }) => `${rateNames[rate]} on ${readOn}: ${value}`),
    ...(reference === null ? [] : [`Your reference: ${reference}`]),
  ];
  return lines.join('\n');
}
