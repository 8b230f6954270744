import { Types } from 'mongoose';
import { agentAccounts } from '../../src/common/database/migrations/2026-11-28-agent-accounts.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(agentAccounts);

describe('supervisors as the version before stored them', () => {
  it('get an active account each, once, and stay readable for the version before', async () => {
    const _id = Types.ObjectId.createFromTime(Date.parse('2026-11-24T09:00:00Z') / 1000);
    const stored = { _id, partner: 'oakwood', agentName: 'Dana Cole', role: 'supervisor' };
    await collection('agent_roles').insertOne(stored);
    await migrate();
    await migrate();
    const day = new Date('2026-11-24T09:00:00Z');
    expect(await collection('agents').find({}).toArray()).toEqual([
      {
        _id,
        partner: 'oakwood',
        name: 'Dana Cole',
        role: 'supervisor',
        isActive: true,
        createdAt: day,
        changedAt: day,
      },
    ]);
    expect(await collection('agent_roles').find({}).toArray()).toEqual([stored]);
  });

  it('keep the account that support has changed since', async () => {
    const agent = { partner: 'oakwood', name: 'Dana Cole', role: 'agent', isActive: false };
    await collection('agents').insertOne({ _id: new Types.ObjectId(), ...agent });
    await collection('agent_roles').insertOne({ partner: 'oakwood', agentName: 'Dana Cole', role: 'supervisor' });
    await migrate();
    expect(await collection('agents').find({}).toArray()).toMatchObject([agent]);
  });
});
