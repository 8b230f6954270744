import type { DayMeter, RegisterValue } from './meter';

/** The parts of a reading that its hash proves, as they are sent. */
export interface HashedReading {
  readonly meter: DayMeter;
  readonly values: readonly RegisterValue[];
  readonly serialNumber: string | null;
  /** ISO instant */
  readonly takenAt: string;
}

/**
 * The bytes whose SHA-256 is the hash of a reading: lines of text, an empty line, and the photo. Device and server compute the same, because
 * each line is written from the values as they are sent. [METER-06]
 * @param photo the bytes of the JPEG; empty without one
 */
export function readingBytes(reading: HashedReading, photo: Uint8Array): Uint8Array<ArrayBuffer> {
  const lines = [
    'home-move meter reading 1',
    `meter ${reading.meter}`,
    ...reading.values.map(({ rate, value }) => `${rate} ${value}`),
    `serial ${reading.serialNumber ?? ''}`,
    `taken ${reading.takenAt}`,
  ];
  const text = new TextEncoder().encode(`${lines.join('\n')}\n\n`);
  const bytes = new Uint8Array(text.length + photo.length);
  bytes.set(text);
  bytes.set(photo, text.length);
  return bytes;
}
