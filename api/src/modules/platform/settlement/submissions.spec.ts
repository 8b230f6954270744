import { ManualTimers } from '../../../../test/support/manual-timers.js';
import { Clock } from '../../../common/clock/clock.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { idOfAttempt, inAttempt } from '../../../common/idempotency/attempt-scope.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { SubmissionKind, UnsettledSubmission } from './submission.js';
import { SubmissionsFactory } from './submissions.js';

interface Parcel {
  readonly content: string;
  readonly email: string;
}

/** Replaces an enrolment, of which submissions only use the id and what their kind stores. */
interface Sender {
  readonly id: string;
  readonly parcel: UnsettledSubmission | null;
}

const id = '665f1c2a9b1e8a0012345678';
const timeLimitMs = 5000;
const first: Parcel = { content: 'first', email: 'sam@example.test' };
const second: Parcel = { content: 'second', email: 'sam@example.test' };
const thirdParty = { code: 'THIRD_PARTY' };
const noCheck = () => undefined;
/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Accepts one parcel under each key. `failing` lists how the next calls fail: before or after the parcel is accepted. */
class PostOffice {
  readonly accepted = new Map<string, Parcel>();
  readonly failing: ('before' | 'after' | 'rejected' | 'pending')[] = [];
  readonly calls: (readonly [string, Parcel])[] = [];
  /** References of other enrolments. */
  readonly settled = new Set<string>();
  isListDown = false;

  async send(key: string, parcel: Parcel): Promise<{ number: string } | 'other-accepted'> {
    this.calls.push([key, parcel]);
    const failure = this.failing.shift();
    if (failure === 'pending') return new Promise(() => undefined);
    if (failure === 'rejected') throw new DomainError('QUOTE_EXPIRED');
    if (failure === 'before') throw new DomainError('THIRD_PARTY');
    const accepted = this.accepted.get(key) ?? parcel;
    this.accepted.set(key, accepted);
    if (failure === 'after') throw new DomainError('THIRD_PARTY');
    return accepted.content === parcel.content ? { number: `N-${key}` } : 'other-accepted';
  }

  listed(email: string) {
    if (this.isListDown) throw new DomainError('THIRD_PARTY');
    return [...this.accepted]
      .filter(([, parcel]) => parcel.email === email)
      .map(([key, parcel]) => ({
        reference: `N-${key}`,
        matches: (attempt: Parcel) => attempt.content === parcel.content,
      }));
  }
}

function setUp() {
  let now = new Date('2026-11-20T10:00:00Z').getTime();
  const sender: Sender = { id, parcel: null };
  let record = sender as unknown as EnrolmentRecord;
  const enrolments = {
    get: () => Promise.resolve(record),
    revise: (_: EnrolmentRecord | string, decide: (current: EnrolmentRecord) => EnrolmentChange) => {
      record = { ...record, ...decide(record) };
      return Promise.resolve(record);
    },
  } as unknown as EnrolmentRepository;
  const postOffice = new PostOffice();
  const kind: SubmissionKind<Parcel, { number: string }> = {
    name: 'parcel',
    storedAt: 'parcel.attempts',
    rejection: 'QUOTE_EXPIRED',
    timeLimitMs,
    waitText: 'Please wait',
    unsettled: (enrolment) => (enrolment as unknown as Sender).parcel,
    store: (_, parcel) => ({ parcel }) as EnrolmentChange,
    send: (key, parcel) => postOffice.send(key, parcel),
    emailOf: ({ email }) => email,
    listed: async (email) => postOffice.listed(email),
    settledAmong: async () => postOffice.settled,
  };
  class TestClock extends Clock {
    override now(): Date {
      return new Date(now);
    }
  }
  const timers = new ManualTimers();
  const encryption = new FieldEncryption('1', Buffer.alloc(32, 1));
  const submissions = new SubmissionsFactory(
    enrolments,
    encryption,
    new SealedFields(),
    new TestClock(),
    timers,
  ).create(kind);
  return {
    postOffice,
    timers,
    submit: (parcel: Parcel, check: (current: EnrolmentRecord, isResend: boolean) => void = noCheck) =>
      submissions.submit(record, parcel, check),
    settle: () => submissions.settle(record),
    isUnsettled: (parcel: Parcel) => submissions.isUnsettled(record, parcel),
    unsettled: (): UnsettledSubmission | null => kind.unsettled(record),
    wait: (ms: number) => (now += ms),
    leaseMs: () => (kind.unsettled(record)?.underWayUntil.getTime() ?? now) - now,
  };
}

describe('submitting', () => {
  it('stores the sealed attempt before it is sent', async () => {
    const { submit, unsettled, postOffice } = setUp();
    const { attempt, confirmation } = await submit(first);
    expect(attempt).toEqual(first);
    expect(confirmation).toEqual({ number: `N-${unsettled()?.key}` });
    expect(JSON.stringify(unsettled())).not.toContain('sam@example.test');
    expect(postOffice.calls).toEqual([[unsettled()?.key, first]]);
  });

  it('resends the same attempt under the same key after a lost response', async () => {
    const { submit, postOffice, unsettled } = setUp();
    postOffice.failing.push('after');
    await expect(submit(first)).rejects.toMatchObject(thirdParty);
    const isResend = jest.fn();
    await submit(first, (_, resend) => isResend(resend));
    expect(isResend.mock.calls).toEqual([[true]]);
    expect(postOffice.accepted.size).toBe(1);
    expect(unsettled()?.attempts).toHaveLength(1);
  });

  it('returns the earlier attempt if the provider had accepted that one', async () => {
    const { submit, postOffice } = setUp();
    postOffice.failing.push('after');
    await expect(submit(first)).rejects.toMatchObject(thirdParty);
    expect((await submit(second)).attempt).toEqual(first);
    expect([...postOffice.accepted.values()]).toEqual([first]);
  });

  it('sends nothing that the check refuses', async () => {
    const { submit, postOffice, unsettled } = setUp();
    const check = () => {
      throw new DomainError('CONFLICT');
    };
    await expect(submit(first, check)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(postOffice.calls).toEqual([]);
    expect(unsettled()).toBeNull();
  });

  it('drops a rejected attempt, but none that was sent before', async () => {
    const { submit, postOffice, unsettled } = setUp();
    postOffice.failing.push('rejected');
    await expect(submit(first)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
    expect(unsettled()).toBeNull();
    postOffice.failing.push('before', 'rejected', 'rejected');
    await expect(submit(first)).rejects.toMatchObject(thirdParty);
    await expect(submit(first)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
    await expect(submit(second)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
    expect(unsettled()?.attempts).toHaveLength(1);
  });

  it('returns the requests that sent the accepted attempt, as does a settlement by another call', async () => {
    const { submit, settle, postOffice, wait } = setUp();
    postOffice.failing.push('after', 'after');
    for (const request of ['one', 'two']) {
      await expect(inAttempt(request, () => submit(first))).rejects.toMatchObject(thirdParty);
    }
    const [one, two, three] = await Promise.all(
      ['one', 'two', 'three'].map((request) => inAttempt(request, async () => idOfAttempt('parcel'))),
    );
    expect(await inAttempt('three', () => submit(second))).toMatchObject({
      attempt: first,
      requests: [one, two, three],
    });
    wait(7000);
    expect(await settle()).toMatchObject({ attempt: first, requests: [one, two] });
  });

  it('is a third-party problem if the provider holds an unknown submission under the key', async () => {
    const { submit, postOffice, unsettled } = setUp();
    postOffice.failing.push('before');
    await expect(submit(first)).rejects.toMatchObject(thirdParty);
    postOffice.accepted.set(unsettled()?.key ?? '', { ...first, content: 'unknown' });
    await expect(submit(first)).rejects.toMatchObject(thirdParty);
  });
});

describe('the lease', () => {
  it('covers a call and two missed renewals, and one time limit after a failure', async () => {
    const { submit, postOffice, leaseMs, timers } = setUp();
    postOffice.failing.push('before');
    const sent = submit(first);
    expect(leaseMs()).toBe(7000);
    await expect(sent).rejects.toMatchObject(thirdParty);
    expect(leaseMs()).toBe(5000);
    expect(timers.pending).toEqual([]);
  });

  it('is renewed every second while the call runs, and ends soon after a crash', async () => {
    const { submit, settle, postOffice, leaseMs, timers, wait } = setUp();
    postOffice.failing.push('pending');
    void submit(first);
    await settled();
    for (let seconds = 0; seconds < 30; seconds += 1) {
      wait(1000);
      expect(timers.pending.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
      timers.runAll();
      await settled();
      expect(leaseMs()).toBe(7000);
    }
    await expect(settle()).rejects.toMatchObject({ ...thirdParty, data: { retryAfter: 7 } });
    wait(7000);
    expect(await settle()).toBeNull();
  });

  it('is shortened by a call that fails after it was renewed', async () => {
    const { submit, postOffice, leaseMs, timers, wait } = setUp();
    let fail: (error: Error) => void = () => undefined;
    jest.spyOn(postOffice, 'send').mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const sent = submit(first);
    await settled();
    wait(1000);
    timers.runAll();
    await settled();
    fail(new DomainError('THIRD_PARTY'));
    await expect(sent).rejects.toMatchObject(thirdParty);
    expect(leaseMs()).toBe(5000);
    expect(timers.pending).toEqual([]);
  });

  it('keeps the longer lease of another call in progress', async () => {
    const { submit, postOffice, leaseMs, wait } = setUp();
    postOffice.failing.push('pending', 'before');
    void submit(first);
    await Promise.resolve();
    wait(500);
    await expect(submit(first)).rejects.toMatchObject(thirdParty);
    expect(leaseMs()).toBe(6500);
  });

  it('makes a settlement wait, with the text and the seconds to wait', async () => {
    const { submit, settle, postOffice } = setUp();
    postOffice.failing.push('before');
    await expect(submit(first)).rejects.toMatchObject(thirdParty);
    await expect(settle()).rejects.toMatchObject({ ...thirdParty, data: { retryAfter: 5, detail: 'Please wait' } });
  });
});

describe('settling', () => {
  const unsettledBy = async (failure: 'before' | 'after') => {
    const context = setUp();
    context.postOffice.failing.push(failure);
    await expect(context.submit(first)).rejects.toMatchObject(thirdParty);
    context.wait(timeLimitMs);
    return context;
  };

  it('does nothing without an unsettled submission', async () => {
    const { settle, postOffice } = setUp();
    expect(await settle()).toBeNull();
    expect(postOffice.calls).toEqual([]);
  });

  it('returns the attempt that arrived', async () => {
    const { settle, postOffice } = await unsettledBy('after');
    expect(await settle()).toMatchObject({ attempt: first });
    expect(postOffice.accepted.size).toBe(1);
  });

  it('drops an attempt that did not arrive, without sending it', async () => {
    const { settle, postOffice, unsettled, isUnsettled } = await unsettledBy('before');
    expect(isUnsettled(first)).toBe(true);
    expect(await settle()).toBeNull();
    expect(unsettled()).toBeNull();
    expect(isUnsettled(first)).toBe(false);
    expect(postOffice.calls).toHaveLength(1);
  });

  it('leaves out the submissions of other enrolments', async () => {
    const { settle, postOffice } = await unsettledBy('before');
    postOffice.accepted.set('other', first);
    postOffice.settled.add('N-other');
    expect(await settle()).toBeNull();
    expect(postOffice.calls).toHaveLength(1);
  });

  it('is a third-party problem while the provider cannot list or confirm', async () => {
    const { settle, postOffice, unsettled, wait } = await unsettledBy('after');
    postOffice.isListDown = true;
    await expect(settle()).rejects.toMatchObject(thirdParty);
    postOffice.isListDown = false;
    postOffice.failing.push('rejected');
    await expect(settle()).rejects.toMatchObject(thirdParty);
    expect(unsettled()?.attempts).toHaveLength(1);
    wait(timeLimitMs);
    expect(await settle()).toMatchObject({ attempt: first });
  });

  it('keeps an attempt that another tab has sent in the meantime', async () => {
    const { settle, submit, postOffice, unsettled } = await unsettledBy('before');
    const settling = settle();
    postOffice.failing.push('before');
    await expect(submit(first)).rejects.toMatchObject(thirdParty);
    expect(await settling).toBeNull();
    expect(unsettled()?.attempts).toHaveLength(1);
  });
});
