import { enrolmentEndpoints, planEndpoints } from '@home-move/contract';
import { PublishedPlanRepository } from '../../../src/modules/after-setup/plan/published-plan.repository.js';
import { aMoverAt } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { download, moveTo } from './plan.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

describe('GET /enrolment/move-plan.ics', () => {
  itRequiresAuthentication(() => api, planEndpoints.calendar, {});

  it('is a calendar file with an all-day event for each day of the plan', async () => {
    const { headers, text, events } = await download(api, await aMoverAt(api, 'MK40 2QT'));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="move-plan.ics"');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('DTSTAMP:20261120T100000Z');
    expect(events['move-in']).toEqual({
      uid: expect.stringMatching(/^move-in\.[\w-]{22}@home-move$/),
      date: '2026-11-27',
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Move in',
    });
    expect(events['choose-broadband']).toBeUndefined();
  });

  it('contains no name, contact, address or reference of the mover', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { text } = await download(api, mover);
    const { body } = await api.call(enrolmentEndpoints.mine, {}, { token: mover.token });
    for (const personal of [
      'Sam',
      'Hartley',
      'Castle Road',
      'MK40',
      '07700900101',
      'example.test',
      mover.id,
      body.reference,
    ])
      expect(text).not.toContain(personal);
  });

  it('keeps the UID when the move-in date changes, and bumps SEQUENCE only for rescheduled events', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { events: before } = await download(api, mover);
    expect((await download(api, mover)).events).toEqual(before);
    await moveTo(api, mover, '2026-12-02');
    const { events: after } = await download(api, mover);
    for (const id of ['move-in', 'meter-readings', 'council', 'water', 'leave-readings'] as const)
      expect(after[id]).toEqual({ ...before[id], date: '2026-12-02', sequence: 1 });
    expect(after['redirect-mail']).toEqual({ ...before['redirect-mail'], date: '2026-11-25', sequence: 1 });
    await moveTo(api, mover, '2026-12-03');
    expect((await download(api, mover)).events['move-in']).toMatchObject({ date: '2026-12-03', sequence: 2 });
  });

  it('cancels published events that have left the plan', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { events: before } = await download(api, mover);
    await api.call(enrolmentEndpoints.update, { body: { residentialStatus: 203 } }, { token: mover.token });
    const { events: after } = await download(api, mover);
    expect(after['redirect-mail']).toEqual({ ...before['redirect-mail'], sequence: 1, status: 'CANCELLED' });
    expect((await download(api, mover)).events['redirect-mail']).toEqual(after['redirect-mail']);
  });

  it('counts a change once for simultaneous readers', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const first = await Promise.all(Array.from({ length: 8 }, () => download(api, mover)));
    await moveTo(api, mover, '2026-12-02');
    const second = await Promise.all(Array.from({ length: 8 }, () => download(api, mover)));
    expect(new Set(first.map(({ events }) => events['move-in']?.sequence))).toEqual(new Set([0]));
    expect(new Set(second.map(({ events }) => events['move-in']?.sequence))).toEqual(new Set([1]));
  });

  it('never gives two versions of an entry the same SEQUENCE', async () => {
    const published = api.app.get(PublishedPlanRepository, { strict: false });
    const publish = async (date: string) => {
      const entry = {
        id: 'move-in',
        date,
        title: 'Move in',
        text: '',
        kind: 'event',
        state: 'planned',
        action: null,
        isTicked: null,
        prices: [],
        reference: null,
      } as const;
      return (await published.publish('665f1c2a9b1e8a0012345678', [entry]))[0]?.sequence;
    };
    expect(await publish('2026-11-27')).toBe(0);
    const sequences = await Promise.all(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map(publish));
    expect(new Set(sequences)).toEqual(new Set([1, 2, 3, 4]));
  });
});
