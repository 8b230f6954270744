import type { MeterRegister } from './meter';
import type { MeterReading, MeterDay, MeterOfHome } from './meter-day';
import type { MeterReadingForm } from './meter-reading.schema';

/** For tests: a register of five digits, without an earlier reading. */
export const aRegister = (changes: Partial<MeterRegister> = {}): MeterRegister => ({
  rate: 'single',
  digits: 5,
  isDigitsKnown: true,
  yearlyUse: 2500,
  earlier: null,
  ...changes,
});

/** For tests: an electricity meter whose supplier takes readings. */
export const aMeter = (changes: Partial<MeterOfHome> = {}): MeterOfHome => ({
  meter: 'electricity',
  registers: [aRegister()],
  serialNumber: 'Z18N402913',
  recipient: { name: 'Glimmer', takesReadings: true, reference: 'TH-48213' },
  reading: null,
  ...changes,
});

/** For tests: a stored reading that the supplier has confirmed. */
export const aReading = (changes: Partial<MeterReading> = {}): MeterReading => ({
  id: '0123456789abcdef0123456789abcdef',
  meter: 'electricity',
  values: [{ rate: 'single', value: '48217' }],
  serialNumber: 'Z18N402913',
  hasPhoto: true,
  takenAt: '2026-11-27T09:30:00.000Z',
  receivedAt: '2026-11-27T09:31:00.000Z',
  clockDifference: null,
  hash: 'ab'.repeat(32),
  delivery: { state: 'sent', recipient: 'Glimmer', at: '2026-11-27T09:31:02.000Z' },
  ...changes,
});

/** For tests: what a device sends about the gas meter, without a photo. The hash is the one of these values. */
export const aReadingForm = (changes: Partial<MeterReadingForm> = {}): MeterReadingForm => ({
  home: '14 Castle Road, Bedford, MK40 2QT',
  meter: 'gas',
  values: [{ rate: 'single', value: '03128' }],
  serialNumber: 'G4A00527141821',
  photo: null,
  takenAt: '2026-11-27T09:47:00.000Z',
  sentAt: '2026-11-27T09:48:00.000Z',
  sequence: 1,
  hash: '323a477c9fe32c5d1018504c566e60a0211209d04dc6f0a84d8d0a9efc77e5f7',
  replaces: null,
  ...changes,
});

/** For tests: the meters of a home that has all three. */
export const aMeterDay = (changes: Partial<MeterDay> = {}): MeterDay => ({
  home: '14 Castle Road',
  address: '14 Castle Road, Bedford, MK40 2QT',
  moveInDate: '2026-11-27',
  meters: [
    aMeter(),
    aMeter({
      meter: 'gas',
      registers: [aRegister({ yearlyUse: 850, earlier: { value: '03740', readOn: '2026-10-14', source: 'supplier' } })],
      serialNumber: 'G4A00527141821',
      recipient: { name: 'Fernway', takesReadings: false, reference: 'TH-48214' },
    }),
    aMeter({
      meter: 'water',
      registers: [aRegister({ yearlyUse: 110, isDigitsKnown: false })],
      serialNumber: null,
      recipient: { name: 'Anglian Water', takesReadings: false, reference: null },
    }),
  ],
  ...changes,
});
