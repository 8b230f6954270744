import { EventEmitter, once } from 'node:events';
import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import type { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithTariff, clearFaults, fault, samsDirectDebit } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, mine, stored, spyOnSubmit, killBeforeAcceptanceIsStored } = paymentCalls(() => api);

describe('exactly once', () => {
  it.each(['down', 'slow', 'error', 'malformed'])(
    'changes nothing when the provider is %s, and the same key works later',
    async (mode) => {
      const mover = await aMoverWithTariff(api);
      const { submit } = spyOnSubmit();
      await fault(api, 'quotes', mode, { match: 'sam.hartley@example.test' });
      expect(await pay(mover, {}, 'key-1')).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
      expect(await mine(mover)).toMatchObject({ energyComplete: false, status: 20 });
      await clearFaults(api);
      expect(await pay(mover, {}, 'key-1')).toMatchObject({
        status: 200,
        body: { enrolment: { energyComplete: true } },
      });
      expect(new Set(submit.mock.calls.map(([key]) => key)).size).toBe(1);
    },
  );

  it('returns the same response to parallel requests with the same key', async () => {
    const mover = await aMoverWithTariff(api);
    const { submit } = spyOnSubmit();
    const answers = await Promise.all([pay(mover, {}, 'key-2'), pay(mover, {}, 'key-2'), pay(mover, {}, 'key-2')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await pay(mover, {}, 'key-2')).body).toEqual(answers[0]?.body);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('submits once for parallel requests from two tabs', async () => {
    const mover = await aMoverWithTariff(api);
    const { submit } = spyOnSubmit();
    const answers = await Promise.all([pay(mover), pay(mover, { preferredDay: 5 }), pay(mover)]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(answers.every(({ status, body }) => status === 200 || 'code' in body)).toBe(true);
    expect(new Set(done.map(({ body }) => JSON.stringify(body.directDebit))).size).toBe(1);
    expect(new Set(submit.mock.calls.map(([key]) => key)).size).toBe(1);
  });

  describe('of two accounts in parallel requests', () => {
    const another = { bankAccountNumber: '88837491', bankAccountSortCode: '107999' };
    const complete = { status: 409, body: { code: 'ENROLMENT_COMPLETE' } };

    /** Sends the first request, and the second while the first waits for the supplier: before or after it has accepted. */
    async function payTwice(waits: 'before' | 'after', form: object) {
      const mover = await aMoverWithTariff(api);
      const { provider, submit } = spyOnSubmit();
      const really = Object.getPrototypeOf(provider).submit.bind(provider) as QuotesPort['submit'];
      const waiting = new EventEmitter();
      submit.mockImplementationOnce(async (...sent) => {
        const accepted = waits === 'after' ? await really(...sent) : null;
        const released = once(waiting, 'released');
        waiting.emit('sent');
        await released;
        return accepted ?? really(...sent);
      });
      const isSent = once(waiting, 'sent');
      const first = pay(mover);
      await isSent;
      const second = await pay(mover, form);
      waiting.emit('released');
      return { mover, first: await first, second };
    }

    it('rejects the second if the supplier has accepted the first', async () => {
      const { mover, first, second } = await payTwice('after', another);
      expect(second).toMatchObject(complete);
      expect(first).toMatchObject({ status: 200, body: { directDebit: { maskedAccountNumber: '*****958' } } });
      expect(await mine(mover)).toMatchObject({ energyComplete: true });
    });

    it('rejects the first if the supplier has accepted the second', async () => {
      const { first, second } = await payTwice('before', another);
      expect(first).toMatchObject(complete);
      expect(second).toMatchObject({ status: 200, body: { directDebit: { maskedAccountNumber: '*****491' } } });
    });

    it.each(['before', 'after'] as const)(
      'answers both alike when they are the same, and one waits %s',
      async (waits) => {
        const { first, second } = await payTwice(waits, {});
        expect([first.status, second.status]).toEqual([200, 200]);
        expect(first.body).toEqual(second.body);
      },
    );
  });

  it('recovers from a crash between submitting and storing', async () => {
    const mover = await aMoverWithTariff(api);
    const { submit } = spyOnSubmit();
    killBeforeAcceptanceIsStored();
    expect((await pay(mover, {}, 'key-3')).status).toBe(500);
    expect((await mine(mover)).energyComplete).toBe(false);
    expect(await stored(mover)).not.toContain('66374958');

    const second = await api.another();
    second.clock.at('2026-11-20T10:00:00Z');
    const again = await second.call(
      energyEndpoints.directDebit,
      { body: { ...samsDirectDebit, ...mover.shown } },
      { token: mover.token, idempotencyKey: 'key-3' },
    );
    const submitted = await submit.mock.results[0]?.value;
    expect(again).toMatchObject({ status: 200, body: { directDebit: { reference: submitted.directDebit.reference } } });
    await second.close();
    expect((await mine(mover)).energyComplete).toBe(true);
  });

  it('finds out which application arrived when a response was lost and the form then changed', async () => {
    const mover = await aMoverWithTariff(api);
    const { provider, submit } = spyOnSubmit();
    const really = Object.getPrototypeOf(provider).submit.bind(provider) as QuotesPort['submit'];
    submit.mockImplementationOnce(async (...sent) => {
      await really(...sent);
      throw new DomainError('THIRD_PARTY');
    });
    expect((await pay(mover)).status).toBe(502);
    const changed = await pay(mover, { bankAccountNumber: '88837491', bankAccountSortCode: '107999', preferredDay: 5 });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        directDebit: { maskedAccountNumber: '*****958', maskedSortCode: '***999', firstPaymentOn: '2026-12-15' },
      },
    });
  });

  it('survives a restart', async () => {
    const mover = await aMoverWithTariff(api);
    const { body } = await pay(mover);
    const second = await api.another();
    second.clock.at('2026-11-20T10:00:00Z');
    expect((await second.call(enrolmentEndpoints.mine, {}, { token: mover.token })).body).toEqual(body.enrolment);
    const reference = body.directDebit?.reference;
    const confirmation = await second.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    expect(confirmation.body.energy).toMatchObject({ isCompleted: true, directDebitReference: reference });
    await second.close();
  });
});
