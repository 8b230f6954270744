import { createHash } from 'node:crypto';
import { clockDifference, clockDifferenceText } from './clock-difference';
import { aReadingForm } from './meter-day.builder';
import { readingBytes } from './reading-bytes';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const none = new Uint8Array();

describe('the hash of a reading', () => {
  it('is that of its values, its serial number, its time and its photo [METER-06]', () => {
    expect(hashOf(readingBytes(aReadingForm(), none))).toBe(
      '323a477c9fe32c5d1018504c566e60a0211209d04dc6f0a84d8d0a9efc77e5f7',
    );
    expect(hashOf(readingBytes(aReadingForm(), Uint8Array.from([255, 216, 255, 217])))).toBe(
      '750425bb7b83cd059da391e6ba432275626aa7d341aa027ad63de5b3365b5a84',
    );
  });

  it('is the same when the reading is sent again, or replaces another one', () => {
    const changes = { sentAt: '2026-11-28T09:00:00.000Z', sequence: 4, replaces: 'ab'.repeat(16) };
    expect(readingBytes(aReadingForm(changes), none)).toEqual(readingBytes(aReadingForm(), none));
  });

  it.each([
    ['a value', { values: [{ rate: 'single', value: '03129' }] }],
    ['the rate', { values: [{ rate: 'day', value: '03128' }] }],
    ['the serial number', { serialNumber: null }],
    ['the time', { takenAt: '2026-11-27T09:47:00.001Z' }],
    ['the meter', { meter: 'water' }],
  ] as const)('differs if %s differs', (_, changes) => {
    expect(hashOf(readingBytes({ ...aReadingForm(), ...changes }, none))).not.toBe(aReadingForm().hash);
  });
});

describe('the difference of the clocks', () => {
  it.each([
    ['2026-11-27T09:05:00.000Z', null],
    ['2026-11-27T09:05:01.000Z', 301],
    ['2026-11-27T08:55:00.000Z', null],
    ['2026-11-27T08:00:00.000Z', -3600],
  ])('of a device at %s and the server at nine is %s [METER-12]', (device, expected) => {
    expect(clockDifference(device, '2026-11-27T09:00:00.000Z')).toBe(expected);
  });

  it.each([
    [301, '5 minutes'],
    [-420, '7 minutes'],
    [7200, '2 hours'],
    [-259_200, '3 days'],
  ])('of %s seconds is the text "%s" [METER-12]', (seconds, expected) => {
    expect(clockDifferenceText(seconds)).toBe(expected);
  });
});
