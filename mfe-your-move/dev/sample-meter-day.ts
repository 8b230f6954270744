import { ApiError, meterDayEndpoints, networkProblem, type MeterDay } from '@home-move/contract';
import { aMeter, aMeterDay, aReading, aRegister } from '@home-move/contract/testing';
import type { TestRuntime } from '@home-move/ui/testing';
import { answerMeterDay } from '../src/testing/meter-device';

const [electricity, gas, water] = aMeterDay().meters;
const sent = aReading({ takenAt: '2026-11-20T10:30:00.000Z', receivedAt: '2026-11-20T10:31:00.000Z' });
const byMessage = aReading({
  meter: 'gas',
  values: [{ rate: 'single', value: '03812' }],
  clockDifference: -420,
  delivery: { state: 'byMessage', recipient: 'Fernway', at: null },
});

const cases: Readonly<Record<string, MeterDay>> = {
  start: aMeterDay(),
  sent: aMeterDay({ meters: [aMeter({ ...electricity, reading: sent }), aMeter(gas), aMeter(water)] }),
  message: aMeterDay({ meters: [aMeter({ reading: sent }), aMeter({ ...gas, reading: byMessage }), aMeter(water)] }),
  rates: aMeterDay({ meters: [aMeter({ registers: [aRegister({ rate: 'day' }), aRegister({ rate: 'night' })] })] }),
};

/** `meters` names a case: `start`, `sent`, `message`, `rates`; `down` makes the calls fail, and `slow` leaves them open. */
export function answerSampleMeterDay(runtime: TestRuntime, query: URLSearchParams) {
  const name = query.get('meters') ?? 'start';
  answerMeterDay(runtime, cases[name]);
  if (name === 'slow') runtime.answer(meterDayEndpoints.meterDay, () => new Promise(() => undefined));
  if (name !== 'down') return;
  runtime.answer(meterDayEndpoints.meterDay, () => {
    throw new ApiError(networkProblem);
  });
}
