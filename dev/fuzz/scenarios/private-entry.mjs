import { choosePlan } from './energy.mjs';
import { launchAgent } from './start.mjs';

/** A customer who enters everything in private, on a phone, during a call. */
export async function privateEntry(mover) {
  await choosePlan(mover, { postcode: 'MK40 2QT', priceId: 'LARK-FIX12' });
  await launchAgent(mover);
  const bank = await ask(mover, 'bank-details');
  await mover.call('POST /private-entry/open', { as: 'app', body: { token: bank } });
  await mover.call('POST /private-entry/bank-details', {
    as: 'app',
    body: {
      token: bank,
      bankAccountName: 'S Hartley',
      bankAccountNumber: '66374958',
      bankAccountSortCode: '089999',
    },
  });
  await mover.call('POST /private-entry/health-needs', {
    as: 'app',
    body: {
      token: await ask(mover, 'health-needs'),
      suppliers: ['Larkfield Energy'],
      psrOptions: { medicineRefrigeration: {}, specialCommsPreferences: 'NONE' },
      consents: { supplier: true, network: true, water: false },
    },
  });
  await mover.call('POST /v2/otp/request', { as: 'agent', body: { channel: 1, contact: mover.mobile } });
  const token = await ask(mover, 'code');
  await mover.call('POST /private-entry/code', { as: 'app', body: { token, code: await mover.code(mover.mobile) } });
  await ask(mover, 'bank-details');
  const [{ id }] = await mover.call('GET /private-entry', { as: 'agent' });
  await mover.call('DELETE /private-entry/{id}', { as: 'agent', params: { id } });
}

/** Sends the customer a link to enter something. Returns its token. */
async function ask(mover, scope) {
  await mover.call('POST /private-entry', { as: 'agent', body: { scope, channel: 'sms' } });
  return mover.link('private-entry', mover.mobile);
}
