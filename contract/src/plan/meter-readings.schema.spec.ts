import * as z from 'zod/mini';
import { meterReadingsSchema } from './meter-readings.schema';

const schema = meterReadingsSchema({ today: '2026-11-27' });
const parse = (more: object) => z.safeParse(schema, { readOn: '2026-11-27', ...more });
const messagesOf = (more: object) =>
  Object.fromEntries((parse(more).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('meter readings', () => {
  it.each([
    [{ electricity: '12345' }, { electricity: '12345', electricityNight: null, gas: null }],
    [
      { electricity: ' 00 123 ', gas: '' },
      { electricity: '00123', electricityNight: null, gas: null },
    ],
    [
      { electricity: '12345', electricityNight: '4321' },
      { electricity: '12345', electricityNight: '4321', gas: null },
    ],
    [
      { gas: '4567', electricity: null },
      { electricity: null, electricityNight: null, gas: '4567' },
    ],
  ])('are kept as digits: %j', (given, expected) => {
    expect(parse(given).data).toEqual({ readOn: '2026-11-27', ...expected });
  });

  it.each(['123', '123456789', '1234.5', '-1234', '12a45', '1,234'])('reject %s', (gas) => {
    expect(messagesOf({ gas })).toEqual({ gas: 'Enter 4 to 8 digits, without the digits after the point' });
  });

  it('need one meter at least', () => {
    expect(messagesOf({ electricity: ' ', gas: '' })).toEqual({ electricity: 'Enter at least one reading' });
  });

  it('need the day reading in addition to the night reading', () => {
    expect(messagesOf({ electricityNight: '4321' })).toEqual({ electricity: 'Enter the day reading as well' });
  });

  it.each([
    ['', 'Enter the day on which you read the meters'],
    ['2026-02-30', 'Enter a real date, such as 27 11 2026'],
    ['2026-11-28', "Enter today's date or an earlier one"],
    ['2026-08-26', 'Enter a day in the last 3 months'],
  ])('read on %j are rejected', (readOn, message) => {
    expect(messagesOf({ readOn, gas: '1234' })).toEqual({ readOn: message });
  });

  it.each(['2026-11-27', '2026-08-27'])('may be read on %s', (readOn) => {
    expect(parse({ readOn, gas: '1234' }).success).toBe(true);
  });
});
