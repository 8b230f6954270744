import { readingMessage } from './reading-message';

const address = '14 Castle Road, Bedford, MK40 2QT';

describe('the message to a company that takes no readings by call', () => {
  it('has meter, home, day, value and reference [METER-14]', () => {
    expect(
      readingMessage({
        meter: 'gas',
        values: [{ rate: 'single', value: '03128' }],
        serialNumber: 'G4A00527141821',
        address,
        readOn: '27 Nov 2026',
        reference: 'TH-48214',
      }),
    ).toBe(
      [
        'Gas meter reading',
        'Address: 14 Castle Road, Bedford, MK40 2QT',
        'Meter serial number: G4A00527141821',
        'Reading on 27 Nov 2026: 03128',
        'Your reference: TH-48214',
      ].join('\n'),
    );
  });

  it('has one line for each rate, and leaves out unknown facts', () => {
    expect(
      readingMessage({
        meter: 'electricity',
        values: [
          { rate: 'day', value: '48217' },
          { rate: 'night', value: '11902' },
        ],
        serialNumber: null,
        address,
        readOn: '27 Nov 2026',
        reference: null,
      }),
    ).toBe(
      [
        'Electricity meter reading',
        'Address: 14 Castle Road, Bedford, MK40 2QT',
        'Day reading on 27 Nov 2026: 48217',
        'Night reading on 27 Nov 2026: 11902',
      ].join('\n'),
    );
  });
});
