import { testEnvironment } from '../../../../test/support/test-env.js';
import { SystemClock } from '../../../common/clock/clock.js';
import { readEnv } from '../../../config/env.js';
import type { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { PartnerKeyService } from '../../brands/partner-key/partner-key.service.js';
import type { AgentAccountRepository } from '../../agents/account/agent-account.repository.js';
import type { TelephonyTokenRepository } from '../../agents/telephony/telephony-token.repository.js';
import type { PasswordsService } from '../../identity/token/passwords.service.js';
import { DemoPeopleSeed } from './demo-people.seed.js';

const patMorgansId = '5a3d00000000000000000106';

/** Starts in a mode on a database in which these enrolments have passwords. Returns the kinds of stored documents. */
async function started(mode: 'demo' | 'production', havePasswords: readonly string[]): Promise<string[]> {
  const stored: string[] = [];
  const enrolments: Pick<EnrolmentRepository, 'create'> = {
    create: async () => {
      stored.push('enrolment');
      return null;
    },
  };
  const passwords: Pick<PasswordsService, 'hasPassword' | 'set'> = {
    hasPassword: async (id) => havePasswords.includes(id),
    set: async () => void stored.push('password'),
  };
  const agents: Pick<AgentAccountRepository, 'addMissing'> = {
    addMissing: async () => void stored.push('agents'),
  };
  const telephonyTokens: Pick<TelephonyTokenRepository, 'addReusable'> = {
    addReusable: async () => void stored.push('telephony token'),
  };
  const partnerKeys: Pick<PartnerKeyService, 'addDemoKey'> = {
    addDemoKey: async () => void stored.push('partner key'),
  };
  const env = { ...readEnv(testEnvironment()), APP_MODE: mode };
  await new DemoPeopleSeed(
    enrolments as EnrolmentRepository,
    passwords as PasswordsService,
    agents as AgentAccountRepository,
    telephonyTokens as TelephonyTokenRepository,
    partnerKeys as PartnerKeyService,
    new SystemClock(0),
    env,
  ).onApplicationBootstrap();
  return stored;
}

describe('starting in production', () => {
  it('stores no demo movers', async () => {
    expect(await started('production', ['5a3dffffffffffffffffffff'])).toEqual([]);
  });

  it('is rejected on a database with demo movers', async () => {
    await expect(started('production', [patMorgansId])).rejects.toThrow(
      'MONGODB_URI is refused in production: it holds the people of the demo',
    );
  });
});

it('stores demo movers at start in demo mode, and keeps existing passwords', async () => {
  const stored = await started('demo', [patMorgansId]);
  expect(stored.filter((what) => what === 'enrolment').length).toBeGreaterThan(5);
  expect(stored.filter((what) => what === 'password')).toHaveLength(1);
  expect(stored).toEqual(expect.arrayContaining(['agents', 'telephony token']));
});
