import { enrolmentEndpoints } from '@home-move/contract';
import { fault } from '../../journey/mover.builder.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { applyWithoutAnswer } from '../payment/lost-answer.fixture.js';
import { paymentCalls } from '../payment/payment.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { aCall, account, asked, enterAccount, states } from './private-entry.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, questions, spyOnSubmit } = paymentCalls(() => api);

describe('bank details', () => {
  it('are offered to the payment page, which uses them', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    expect((await enterAccount(api, token)).status).toBe(204);
    expect(await states(api, call)).toEqual(['done']);
    const { submit } = spyOnSubmit();
    const agent = { ...call.mover, token: call.agent.access_token };
    const reuse = {
      bankAccountName: undefined,
      bankAccountNumber: undefined,
      bankAccountSortCode: undefined,
      reuseExistingDetails: true,
      preferredDay: 15,
    };
    expect((await pay(agent, reuse)).status).toBe(200);
    expect(submit.mock.calls[0]?.[1]).toMatchObject({
      bank: { accountName: 'S Hartley', accountNumber: '66374958', sortCode: '089999' },
      collectionDay: 15,
    });
  });

  it('are never shown to the agent, in whole or in part', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    await enterAccount(api, token);
    const agent = { ...call.mover, token: call.agent.access_token };
    const asAgent = await questions(agent);
    expect(asAgent.body.existingDetails).toEqual({
      enteredPrivately: true,
      accountName: '',
      maskedAccountNumber: '********',
      maskedSortCode: '******',
      preferredDay: null,
    });
    const paid = await pay(agent, { ...account, reuseExistingDetails: true, preferredDay: 15 });
    expect(paid.body.directDebit).toMatchObject({ maskedAccountNumber: '********', maskedSortCode: '******' });
    const summary = await api.call(enrolmentEndpoints.confirmation, {}, { token: agent.token });
    expect(summary.body.energy.directDebit).toMatchObject({ maskedAccountNumber: '********' });
    for (const { text } of [asAgent, paid, summary]) expect(text).not.toMatch(/S Hartley|\*958|\*999/);
    const asMover = await api.call(enrolmentEndpoints.confirmation, {}, { token: call.mover.token });
    expect(asMover.body.energy.directDebit).toMatchObject({ maskedAccountNumber: '*****958' });
  });

  it('stay hidden from an agent who repeats the call of the mover', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    await enterAccount(api, token);
    const reuse = { reuseExistingDetails: true };
    expect((await pay(call.mover, reuse, 'one')).body.directDebit).toMatchObject({ maskedSortCode: '***999' });
    const repeated = await pay({ ...call.mover, token: call.agent.access_token }, reuse, 'one');
    expect(repeated).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
  });

  it('stay hidden if the supplier accepted them before the agent tried another account', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    await enterAccount(api, token);
    const agent = { ...call.mover, token: call.agent.access_token };
    await applyWithoutAnswer(api, agent, { reuseExistingDetails: true });
    const paid = await pay(agent, { bankAccountNumber: '88837491', bankAccountSortCode: '107999' });
    expect(paid.body.directDebit).toMatchObject({ maskedAccountNumber: '********', maskedSortCode: '******' });
    const summary = await api.call(enrolmentEndpoints.confirmation, {}, { token: agent.token });
    for (const { text } of [paid, summary]) expect(text).not.toMatch(/\*958|\*999/);
  });

  it('do not hide another account that the agent enters', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    await enterAccount(api, token);
    const agent = { ...call.mover, token: call.agent.access_token };
    const paid = await pay(agent, { bankAccountNumber: '88837491', bankAccountSortCode: '107999' });
    expect(paid.body.directDebit).toMatchObject({ maskedAccountNumber: '*****491', maskedSortCode: '***999' });
  });

  it.each<[string, object, Record<string, string>]>([
    ['no name', { bankAccountName: '' }, { bankAccountName: 'Please enter your Account Holder Name' }],
    [
      'a number that does not belong to the sort code',
      { bankAccountNumber: '66374959' },
      { bankAccountNumber: 'Please enter a valid Bank Account Number' },
    ],
    ['masked digits', { bankAccountSortCode: '***999' }, { bankAccountSortCode: 'Please enter a valid Sort Code' }],
  ])('are rejected with %s, and can be corrected behind the same link', async (_, body, errors) => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    expect(await enterAccount(api, token, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION', errors } });
    expect((await questions(call.mover)).body.existingDetails).toBeNull();
    expect((await enterAccount(api, token)).status).toBe(204);
  });

  it('replace an account that the agent has heard, and hide the new one', async () => {
    const call = await aCall(api);
    await fault(api, 'quotes', 'refuse', { match: call.mover.shown.tariffsId[0]?.priceId });
    await pay(call.mover);
    const { token } = await asked(api, call, 'bank-details');
    await enterAccount(api, token, { bankAccountNumber: '88837491', bankAccountSortCode: '107999' });
    expect((await questions({ ...call.mover, token: call.agent.access_token })).body.existingDetails).toMatchObject({
      enteredPrivately: true,
      preferredDay: 15,
    });
    expect((await questions(call.mover)).body.existingDetails).toMatchObject({ maskedAccountNumber: '*****491' });
  });
});
