import * as fc from 'fast-check';
import { addDays } from '../form/calendar-date';
import { startDateWindow, startServiceOptions, type StartDateFacts } from './start-date';

const someFacts: StartDateFacts = {
  moveInDate: '2026-11-22',
  knownMeterDetails: true,
  isPaygTariff: false,
  changesSupplier: false,
};
const changing: Partial<StartDateFacts> = { changesSupplier: true };

interface Row {
  readonly why: string;
  readonly today?: string;
  readonly facts?: Partial<StartDateFacts>;
  readonly consent?: boolean;
  readonly window: readonly [earliest: string, latest: string];
}

function table(rows: readonly Row[]) {
  it.each(rows)('$why: $window', ({ today = '2026-11-22', facts, consent = false, window: [earliest, latest] }) => {
    expect(startDateWindow({ ...someFacts, ...facts }, { today, consentToPayWhileSwitch: consent })).toEqual({
      earliest,
      latest,
    });
  });
}

describe('the days until the earliest start [SWITCH-09] [SWITCH-10] [SWITCH-11]', () => {
  table([
    { why: '5 where no fuel changes supplier', window: ['2026-11-27', '2026-12-20'] },
    { why: '15 for a change of supplier by Direct Debit', facts: changing, window: ['2026-12-07', '2026-12-20'] },
    { why: '5 with consent to pay', facts: changing, consent: true, window: ['2026-11-27', '2026-12-20'] },
    {
      why: '5 for pay as you go',
      facts: { ...changing, isPaygTariff: true },
      window: ['2026-11-27', '2026-12-20'],
    },
    { why: '18 for an unknown meter', facts: { knownMeterDetails: false }, window: ['2026-12-10', '2026-12-20'] },
    {
      why: '18 for an unknown meter, whatever the mover consents to',
      facts: { ...changing, knownMeterDetails: false },
      consent: true,
      window: ['2026-12-10', '2026-12-20'],
    },
    {
      why: '18 for an unknown meter with pay as you go',
      facts: { knownMeterDetails: false, isPaygTariff: true },
      window: ['2026-12-10', '2026-12-20'],
    },
  ]);
});

describe('the move-in date [SWITCH-08] [SWITCH-12]', () => {
  table([
    { why: 'after the computed day', facts: { moveInDate: '2026-11-30' }, window: ['2026-11-30', '2026-12-28'] },
    { why: 'on the computed day', facts: { moveInDate: '2026-11-27' }, window: ['2026-11-27', '2026-12-25'] },
    { why: 'before the computed day', facts: { moveInDate: '2026-11-26' }, window: ['2026-11-27', '2026-12-24'] },
    { why: 'tomorrow', facts: { moveInDate: '2026-11-23' }, window: ['2026-11-27', '2026-12-21'] },
    { why: 'three months ago', facts: { moveInDate: '2026-08-22' }, window: ['2026-11-27', '2026-12-20'] },
    { why: 'unknown: counts from today', facts: { moveInDate: null }, window: ['2026-11-27', '2026-12-20'] },
    {
      why: 'between 15 and 5 days: the consent decides',
      facts: { ...changing, moveInDate: '2026-12-01' },
      window: ['2026-12-07', '2026-12-29'],
    },
    {
      why: 'between 15 and 5 days, with consent',
      facts: { ...changing, moveInDate: '2026-12-01' },
      consent: true,
      window: ['2026-12-01', '2026-12-29'],
    },
  ]);
});

describe('calendar days', () => {
  table([
    { why: 'across the year end', today: '2026-12-28', window: ['2027-01-02', '2027-01-25'] },
    {
      why: 'across the end of British Summer Time',
      today: '2026-10-23',
      facts: { moveInDate: '2026-10-23' },
      window: ['2026-10-28', '2026-11-20'],
    },
    { why: 'across the start of British Summer Time', today: '2027-03-26', window: ['2027-03-31', '2027-04-23'] },
    { why: 'across a leap day', today: '2028-02-25', window: ['2028-03-01', '2028-03-24'] },
    { why: 'on a leap day', today: '2028-02-24', window: ['2028-02-29', '2028-03-23'] },
    { why: 'across the end of a February without one', today: '2027-02-25', window: ['2027-03-02', '2027-03-25'] },
  ]);
});

it('always leaves at least 11 days to choose from', () => {
  const day = (from: string) => fc.integer({ min: -200, max: 200 }).map((days) => addDays(from, days));
  fc.assert(
    fc.property(
      fc.record({
        moveInDate: fc.option(day('2027-01-01')),
        knownMeterDetails: fc.boolean(),
        isPaygTariff: fc.boolean(),
        changesSupplier: fc.boolean(),
      }),
      day('2027-01-01'),
      fc.boolean(),
      (facts, today, consentToPayWhileSwitch) => {
        const { earliest, latest } = startDateWindow(facts, { today, consentToPayWhileSwitch });
        expect(addDays(earliest, 10) <= latest).toBe(true);
        expect(earliest > today).toBe(true);
      },
    ),
  );
});

it('names the start options as the specification does [SWITCH-15]', () => {
  expect(startServiceOptions).toEqual(['asap', 'customInstallationDate']);
});
