import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFaults } from './log-faults.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hm-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(...lines: readonly string[]): Promise<string[]> {
  const file = join(folder, 'api.log');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return logFaults(file);
}

const request = JSON.stringify({ level: 30, msg: 'request', route: '/api/v1/calendar/:token.ics', status: 200 });
const failure = (line: number) =>
  JSON.stringify({
    level: 50,
    msg: 'request failed',
    route: '/api/v1/quotes',
    err: { message: 'x', stack: `Error: x\n    at quotes.js:${line}` },
  });

it('a log of requests has no faults', async () => {
  expect(await faultsOf('started', request, request)).toEqual([]);
});

it('each error is reported once', async () => {
  const faults = await faultsOf(failure(1), failure(1), failure(2));
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/^the log has the error request failed at \/api\/v1\/quotes: x at quotes\.js:1: \{/);
});

it.each([
  ['an email address', 'mail to visitor-1.4@example.test'],
  ['a phone number', 'text message to 07701000012'],
  ['an access token', 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYXBwIn0.abc'],
  ['a link token', `GET /api/v1/calendar/${'a'.repeat(43)}.ics`],
  ['a bank account', '"account":"66374958"'],
  ['a name', 'Hello Sam Hartley'],
  ['an address', '14 Castle Road'],
])('%s in the log is a fault', async (what, text) => {
  expect(await faultsOf(text, text)).toEqual([`the log contains ${what}: ${text}`]);
});

it('the digits of a bank account within a request id are no fault', async () => {
  expect(await faultsOf('"requestId":"4a0216e3-aa8c-41d7-9967-a3d2089999fd"')).toEqual([]);
});
