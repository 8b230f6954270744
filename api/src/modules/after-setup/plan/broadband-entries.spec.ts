import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { entryOf, everythingDone } from './plan-facts.builder.js';

describe('broadband in the plan', () => {
  const ordered = everythingDone.broadband;
  const withOrder = (order: object, more: object = {}) =>
    ({
      ...everythingDone,
      broadband: { ...ordered, ...more, order: { ...ordered?.order, ...order } },
    }) as Partial<EnrolmentRecord>;

  it('starts on the day that the provider expects', () => {
    expect(entryOf('broadband-start', withOrder({ activationDate: '2026-12-08' }))).toMatchObject({
      date: '2026-12-08',
      state: 'set-up',
      text: 'Brightline expects it to be up and running on this day.',
    });
    expect(entryOf('broadband-start', everythingDone)).toMatchObject({
      date: null,
      state: 'waiting',
      text: 'Brightline will let you know the day.',
    });
  });

  it('lists a visit that is still to be agreed', () => {
    const activation = { date: '2026-12-08', needsEngineer: true };
    const withVisit = withOrder({}, { package: { ...ordered?.package, activation } });
    expect(entryOf('broadband-visit', withVisit)).toMatchObject({ date: null, state: 'waiting' });
    expect(entryOf('broadband-visit', everythingDone)).toBeUndefined();
  });

  it('lists the call that the mover requested from Sky', () => {
    expect(entryOf('sky-call', withOrder({}, { skyCallbackSlot: '2' }))).toMatchObject({
      date: '2026-11-21',
      text: 'You asked for a call at this time: 2pm to 4pm. Sky calls 12pm-8pm Monday to Friday, within 24 hours.',
    });
  });

  it('leads to the summary for an order on the provider’s own site, until the mover reports it', () => {
    const click = { id: 'c1', url: 'https://provider.example/order' };
    const referred = { broadband: { ...ordered, order: null, click } } as Partial<EnrolmentRecord>;
    expect(entryOf('choose-broadband', referred)).toMatchObject({
      title: 'Order your broadband from Brightline',
      state: 'to-do',
      action: { kind: 'step', step: 'confirmation' },
    });
    const wombbUserConfirmedDate = new Date('2026-11-21T10:00:00Z');
    expect(entryOf('choose-broadband', { ...referred, wombbUserConfirmedDate })).toMatchObject({
      date: '2026-11-21',
      state: 'done',
    });
  });
});
