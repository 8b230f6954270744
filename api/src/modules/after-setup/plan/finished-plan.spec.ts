import { aMeter, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { entryOf, everythingDone } from './plan-facts.builder.js';

describe('the plan of a finished enrolment', () => {
  const closedAt = new Date('2026-11-20T10:00:00Z');
  const supply = aSupply(aMeter(), aMeter({ supplierName: 'Fernway' }));

  it('shows services that were not set up here, without actions that are no longer possible', () => {
    expect(entryOf('choose-energy', { closedAt })).toMatchObject({
      id: 'choose-energy',
      date: '2026-11-27',
      title: 'Set up your energy',
      text: 'It was not set up here. Tor Co-op bills you for it from the day you move in.',
      state: 'to-do',
      action: null,
    });
    expect(entryOf('choose-energy', { closedAt, supply: null }, { today: '2026-11-01' })?.text).toBe(
      'It was not set up here. The supplier of the home bills you for it from the day you move in.',
    );
    expect(entryOf('choose-broadband', { closedAt })).toMatchObject({
      text: 'It was not set up here. You can order it from any provider.',
      action: null,
    });
    expect(entryOf('meter-readings', { closedAt })).toMatchObject({
      text: 'Read each meter on the day you take over the home, so that you pay for nothing used before it. Note the figures, and give them to your suppliers. Keep a photo of each meter with your inventory.',
      action: null,
    });
  });

  it('names the fuel that was not set up, and who bills the mover for it', () => {
    const { completed, energySetUp } = everythingDone;
    const electricityAlone = { closedAt, supply, energySetUp, completed: { ...completed, energy: false } };
    expect(entryOf('choose-energy', electricityAlone as Partial<EnrolmentRecord>)?.text).toBe(
      'Your electricity is set up. Your gas was not set up here. Fernway bills you for it from the day you move in.',
    );
  });

  it('keeps the readings that the mover noted', () => {
    const meterReadings = { readOn: '2026-11-27', electricity: '12345', electricityNight: null, gas: '0678' };
    expect(entryOf('meter-readings', { closedAt, meterReadings, supply })).toMatchObject({
      state: 'done',
      text: expect.stringContaining('You noted electricity 12345 and gas 0678'),
      action: null,
    });
  });

  it('leads to the support for the day of the move, without which it has no days', () => {
    expect(entryOf('move-in', { closedAt, moveInDate: null })).toMatchObject({
      title: 'Move in',
      text: 'We do not know the day, so the other days of your plan are missing.',
      action: { kind: 'phone', label: 'Call us on 020 7946 0123' },
    });
    expect(entryOf('council', { closedAt, localServices: null, address: null })?.text).toBe(
      'We cannot tell you who to register with, because we do not know the address.',
    );
  });

  it('does not ask to confirm an order on the provider’s own site', () => {
    const click = { id: 'c1', url: 'https://provider.example/order' };
    const referred = { broadband: { ...everythingDone.broadband, order: null, click } } as Partial<EnrolmentRecord>;
    expect(entryOf('choose-broadband', { closedAt, ...referred })).toMatchObject({
      title: 'Order your broadband from Brightline',
      text: 'You order on their own site.',
      action: null,
    });
  });
});
