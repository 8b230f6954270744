import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testEnvironment } from '../../test/support/test-env.js';
import { readEnv } from './env.js';

describe('.env.example', () => {
  const text = readFileSync(join(__dirname, '..', '..', '.env.example'), 'utf8');
  const example = new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
  // The default of DRAIN_SECONDS depends on the mode.
  const limits = [...example].filter(
    ([name]) => /_(LIMIT|TIMEOUT|PERCENT|MINUTE|HOUR|SECONDS|MONTHS|DAYS)$/.test(name) && name !== 'DRAIN_SECONDS',
  );

  it('lists every variable', () => {
    expect(Object.keys(readEnv(testEnvironment())).filter((name) => !example.has(name))).toEqual([]);
  });

  it('has each limit at its default', () => {
    const env: Readonly<Record<string, unknown>> = {
      ...readEnv(testEnvironment(Object.fromEntries(limits.map(([name]) => [name, ''])))),
    };
    const stated = limits.map(([name, value]) => [name, value === '' ? undefined : Number(value)] as const);
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(limits.map(([name]) => [name, env[name]])));
  });
});
