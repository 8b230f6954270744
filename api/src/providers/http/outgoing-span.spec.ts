import { withinSpan } from '../../common/telemetry/active-span.js';
import { noTelemetry } from '../../common/telemetry/telemetry.js';
import { RecordedSpans } from './recorded-spans.builder.js';
import { withinOutgoingSpan } from './outgoing-span.js';

let recorded: RecordedSpans;
beforeEach(() => {
  recorded = new RecordedSpans();
});

it('has a span that ends with the request', async () => {
  expect(await withinOutgoingSpan(recorded.telemetry, { name: 'webhook' }, () => Promise.resolve('sent'))).toBe('sent');
  expect(recorded.ended).toEqual([{ name: 'webhook', kind: 'client', attributes: { outcome: 'ok' } }]);
});

it('belongs to the span of the request or job that sends it', async () => {
  const job = recorded.telemetry.startSpan({ name: 'job', kind: 'internal', attributes: {} });
  await withinSpan(job, () => withinOutgoingSpan(recorded.telemetry, { name: 'webhook' }, () => Promise.resolve()));
  expect(recorded.started.map(({ parent }) => parent)).toEqual([undefined, job]);
});

it('ends with the code of a failure that is a result', async () => {
  const request = { name: 'webhook', failureOf: (result: string) => result };
  expect(await withinOutgoingSpan(recorded.telemetry, request, () => Promise.resolve('redirect'))).toBe('redirect');
  expect(recorded.ended).toEqual([
    { name: 'webhook', kind: 'client', attributes: { outcome: 'redirect' }, failure: 'redirect' },
  ]);
});

it.each([
  [undefined, 'failed'],
  [() => 'timeout', 'timeout'],
])('ends with the code of a rejection, without its message', async (reasonOf, failure) => {
  const request = { name: 'site check', ...(reasonOf && { reasonOf }) };
  const send = () => Promise.reject(new Error('https://secret.example'));
  await expect(withinOutgoingSpan(recorded.telemetry, request, send)).rejects.toThrow('https://secret.example');
  expect(recorded.ended).toEqual([{ name: 'site check', kind: 'client', attributes: { outcome: failure }, failure }]);
});

it('is sent without telemetry', async () => {
  expect(await withinOutgoingSpan(noTelemetry, { name: 'webhook' }, () => Promise.resolve('sent'))).toBe('sent');
});
