import { validationErrors } from '../testing';
import { startDateSchema } from './start-date.schema';
import type { StartDateFacts } from './start-date';

const someFacts: StartDateFacts = {
  moveInDate: '2026-11-25',
  knownMeterDetails: true,
  isPaygTariff: false,
  changesSupplier: true,
};
const schema = (facts: Partial<StartDateFacts> = {}) => startDateSchema({ ...someFacts, ...facts }, '2026-11-22');

/** A form that is accepted; with consent the days from 27 November to 23 December. */
const form = {
  startServiceOption: 'customInstallationDate',
  startServiceDate: '2026-12-01',
  consentToPayWhileSwitch: true,
  agreeToSwitchOvo: true,
};
const errors = (changes: object, facts?: Partial<StartDateFacts>) =>
  validationErrors(schema(facts), { ...form, ...changes });

describe('the start date', () => {
  it.each(['', undefined, 'soon', '1/12/2026', '2026-11-31', '2027-02-29', '2026-12-01T00:00:00Z', 20261201])(
    'is required and must exist: %j [SWITCH-06]',
    (startServiceDate) => {
      expect(errors({ startServiceDate })).toEqual({ startServiceDate: 'Please enter a valid start date' });
    },
  );

  it.each(['2026-11-27', '2026-12-23'])('accepts the first and the last day: %s [SWITCH-07]', (startServiceDate) => {
    expect(errors({ startServiceDate })).toEqual({});
  });

  it.each(['2026-11-26', '2026-12-24', '2025-12-01', '1926-12-01'])(
    'rejects a day outside: %s [SWITCH-07]',
    (startServiceDate) => {
      expect(errors({ startServiceDate })).toEqual({
        startServiceDate: 'You must select a date between 27\u00a0Nov\u00a02026 and 23\u00a0Dec\u00a02026',
      });
    },
  );

  it('moves the earliest day to 15 days from today without consent to pay [SWITCH-10]', () => {
    expect(errors({ consentToPayWhileSwitch: false })).toEqual({
      startServiceDate: 'You must select a date between 07\u00a0Dec\u00a02026 and 23\u00a0Dec\u00a02026',
    });
  });

  it('needs no date, and ignores one, when supply starts as soon as possible [SWITCH-15]', () => {
    expect(errors({ startServiceOption: 'asap', startServiceDate: '' })).toEqual({});
    expect(errors({ startServiceOption: 'asap', startServiceDate: '2026-11-23' })).toEqual({});
  });

  it('is required if the body names no option', () => {
    expect(validationErrors(schema({ knownMeterDetails: false }), {})).toEqual({
      startServiceDate: 'Please enter a valid start date',
    });
  });

  it('rejects other options', () => {
    expect(Object.keys(errors({ startServiceOption: 'tomorrow' }))).toEqual(['startServiceOption']);
  });
});

describe('the agreement to switch', () => {
  const agree = 'Please confirm that you are happy to pay for services during cooling-off period';

  it.each([false, undefined])('is required with known meter details: %j [SWITCH-13]', (agreeToSwitchOvo) => {
    expect(errors({ agreeToSwitchOvo })).toEqual({ agreeToSwitchOvo: agree });
    expect(errors({ agreeToSwitchOvo, startServiceOption: 'asap' })).toEqual({ agreeToSwitchOvo: agree });
  });

  it('is shown together with the error of the date', () => {
    expect(errors({ agreeToSwitchOvo: false, startServiceDate: '' })).toEqual({
      startServiceDate: 'Please enter a valid start date',
      agreeToSwitchOvo: agree,
    });
  });

  it('is not required if the meter is unknown [SWITCH-13]', () => {
    expect(errors({ agreeToSwitchOvo: false, startServiceDate: '2026-12-10' }, { knownMeterDetails: false })).toEqual(
      {},
    );
  });
});

it('does not let a body overrule what the server knows about meters, payment and move [SWITCH-05]', () => {
  const claimed = { moveInDate: '2026-11-01', knownMeterDetails: true, isPaygTariff: true, changesSupplier: false };
  expect(errors({ ...claimed, startServiceDate: '2026-11-27' }, { knownMeterDetails: false })).toEqual({
    startServiceDate: 'You must select a date between 10\u00a0Dec\u00a02026 and 23\u00a0Dec\u00a02026',
  });
});
