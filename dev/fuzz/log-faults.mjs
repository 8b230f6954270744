import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Values that scenarios and random requests send, and tokens that the API issues. */
const secrets = {
  'an email address': /@example\.test/,
  'a phone number': /\b0770\d{7}\b/,
  'an access token': /\beyJ[\w-]{10,}\.[\w-]+/,
  'a link token': /\/[\w-]{43}(?![\w-])/,
  'a bank account': /\b(?:66374958|089999|08-99-99)\b/,
  'a name': /Hartley/,
  'an address': /Castle Road|MK40 ?2QT/i,
};

/** Each error in the log of the API, and each kind of secret in it with the first line that has one. */
export async function logFaults(file) {
  const faults = new Map();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    for (const fault of faultsIn(line)) if (!faults.has(fault)) faults.set(fault, line);
  }
  return [...faults].map(([fault, line]) => `${fault}: ${line.slice(0, 500)}`);
}

function faultsIn(line) {
  const leaks = Object.entries(secrets).filter(([, pattern]) => pattern.test(line));
  return [...leaks.map(([what]) => `the log contains ${what}`), ...errorIn(line)];
}

/** An error by message, route and place, so that the same one is reported once. */
function errorIn(line) {
  if (!line.startsWith('{')) return [];
  const { level, msg, route, err } = JSON.parse(line);
  if (level < 50) return [];
  return [`the log has the error ${msg} at ${route}: ${err?.message} ${err?.stack?.split('\n')[1]?.trim()}`];
}
