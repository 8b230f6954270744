import type { INestApplicationContext } from '@nestjs/common';
import { ENV } from '../config/env.js';
import { BrandAdministration } from '../modules/brands/brand/brand-administration.service.js';
import { PartnerKeyService } from '../modules/brands/partner-key/partner-key.service.js';
import { partnerKeyCommands } from './partner-key.commands.js';

const stored = jest.fn();

/** The application as far as the commands use it. */
function appIn(mode: 'demo' | 'production'): INestApplicationContext {
  const services = new Map<unknown, unknown>([
    [ENV, { APP_MODE: mode }],
    [BrandAdministration, { require: async () => ({ level: 1 }) }],
    [
      PartnerKeyService,
      {
        add: async (...args: unknown[]) => {
          stored(...args);
          return { keyId: 'key-1a2b3c4d', key: 'hmp_secret' };
        },
        change: async (...args: unknown[]) => {
          stored(...args);
          return true;
        },
      },
    ],
  ]);
  return { get: (token: unknown) => services.get(token) } as unknown as INestApplicationContext;
}

const run = async (mode: 'demo' | 'production', name: string, ...args: string[]) =>
  partnerKeyCommands
    .find((command) => command.name === name)
    ?.prepare(args)
    .run(appIn(mode), () => undefined);

beforeEach(() => stored.mockClear());

const add = ['partner-key add', '--brand', 'oakwood'] as const;
const change = ['partner-key change', '--brand', 'oakwood', '--key', 'key-1a2b3c4d'] as const;

describe('the addresses of a partner’s CRM', () => {
  it.each([
    [add, '--return', 'http://crm.example/queue'],
    [add, '--origins', 'http://crm.example'],
    [change, '--return', 'http://crm.example/queue'],
    [change, '--origins', 'https://crm.example,http://crm.example'],
  ])('must be https in production: %j %s %s', async ([name, ...options], option, address) => {
    await expect(run('production', name, ...options, option, address)).rejects.toThrow(
      /^http:\/\/crm\.example.* is not https$/,
    );
    expect(stored).not.toHaveBeenCalled();
  });

  it('may be http in demo mode', async () => {
    await run('demo', ...add, '--return', 'http://crm.localhost:4003/queue');
    expect(stored.mock.calls).toEqual([
      [
        'oakwood',
        { environment: 'live', scopes: ['launch'], origins: [], returnUrl: 'http://crm.localhost:4003/queue' },
      ],
    ]);
  });

  it('of which an omitted one stays unchanged', async () => {
    await run('production', ...change, '--return', 'https://crm.example/queue');
    expect(stored.mock.calls).toEqual([['oakwood', 'key-1a2b3c4d', { returnUrl: 'https://crm.example/queue' }]]);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a path', '/queue'],
    ['an address without a scheme', 'crm.example/queue'],
    ['an overlong address', `https://crm.example/${'x'.repeat(500)}`],
  ])('cannot be %s', async (_, address) => {
    await expect(run('demo', ...add, '--return', address)).rejects.toThrow('--return');
  });
});
