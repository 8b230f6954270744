import { clockDifferenceText, formatDay, type DayMeter, type RegisterRate } from '@home-move/contract';

/** Texts of the handover sheet. */
export const handoverTexts = {
  fileName: 'handover-sheet.pdf',
  title: 'Meter readings at handover',
  meters: { electricity: 'Electricity', gas: 'Gas', water: 'Water' } satisfies Record<DayMeter, string>,
  rates: { single: 'Reading', day: 'Day reading', night: 'Night reading' } satisfies Record<RegisterRate, string>,
  moveIn: (day: string) => `Move-in date: ${formatDay(day)}`,
  made: (time: string) => `Made on ${time}. Times are London time.`,
  serialNumber: 'Serial number',
  noSerialNumber: 'Not entered',
  takenAt: 'Read at',
  receivedAt: 'Received at',
  clock: 'Clock',
  clockDifference: (seconds: number) =>
    `The device's clock was ${clockDifferenceText(seconds)} ${seconds > 0 ? 'ahead of' : 'behind'} ours`,
  hash: 'SHA-256',
  noPhoto: 'No photo',
  proof:
    'Read at is by the clock of the device, Received at by ours. The SHA-256 hash is computed from the photo, the reading, the serial number and the time of the device. Any change of them changes it.',
} as const;
