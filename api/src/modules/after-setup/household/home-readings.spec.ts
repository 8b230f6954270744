import { homeReadings } from './home-readings.js';

const noted = { readOn: '2026-11-27', electricity: '12345', electricityNight: '0678', gas: null };

describe('the readings of a home', () => {
  it.each([
    ['nothing', [], null, []],
    [
      'a note of day and night',
      [],
      noted,
      [
        {
          meter: 'electricity',
          values: [
            { rate: 'day', value: '12345' },
            { rate: 'night', value: '0678' },
          ],
          readOn: '2026-11-27',
        },
      ],
    ],
    [
      'a reading after midnight in London',
      [
        {
          meter: 'gas' as const,
          values: [{ rate: 'single' as const, value: '1189' }],
          takenAt: '2026-06-30T23:30:00Z',
        },
      ],
      { ...noted, electricity: null, electricityNight: null, gas: '1100' },
      [{ meter: 'gas', values: [{ rate: 'single', value: '1189' }], readOn: '2026-07-01' }],
    ],
  ])('of %s [ROOM-07]', (_, taken, note, readings) => {
    expect(homeReadings(taken, note)).toEqual(readings);
  });
});
