import { aMeter, anAddressAt, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { movePlan } from './move-plan.js';
import {
  entryOf,
  everythingDone,
  inBelfast,
  inEdinburgh,
  notIdentified,
  planFacts,
  withoutLocalServices,
  withTwoWaterCompanies,
} from './plan-facts.builder.js';

const planOf = (...facts: Parameters<typeof planFacts>) => movePlan(planFacts(...facts));
const linesOf = (...facts: Parameters<typeof planFacts>) =>
  planOf(...facts).entries.map(({ id, date, state }) => [date, id, state]);
const at = (postcode: string, services: NonNullable<EnrolmentRecord['localServices']>['services']) => ({
  address: anAddressAt(postcode),
  localServices: { postcode, on: '2026-11-27', services },
});

describe('the plan of a move', () => {
  it('lists entries by date, then entries without a date', () => {
    expect(linesOf()).toEqual([
      ['2026-11-13', 'choose-energy', 'to-do'],
      ['2026-11-20', 'redirect-mail', 'to-do'],
      ['2026-11-20', 'leave-council', 'to-do'],
      ['2026-11-27', 'leave-readings', 'to-do'],
      ['2026-11-27', 'move-in', 'planned'],
      ['2026-11-27', 'meter-readings', 'to-do'],
      ['2026-11-27', 'council', 'to-do'],
      ['2026-11-27', 'water', 'to-do'],
      [null, 'choose-broadband', 'to-do'],
    ]);
  });

  it('follows each service that is set up', () => {
    expect(linesOf(everythingDone)).toEqual([
      ['2026-11-20', 'choose-energy', 'done'],
      ['2026-11-20', 'choose-broadband', 'done'],
      ['2026-11-20', 'redirect-mail', 'to-do'],
      ['2026-11-20', 'leave-council', 'to-do'],
      ['2026-11-27', 'leave-readings', 'to-do'],
      ['2026-11-27', 'move-in', 'planned'],
      ['2026-11-27', 'meter-readings', 'to-do'],
      ['2026-11-27', 'council', 'done'],
      ['2026-11-27', 'water', 'done'],
      ['2026-12-04', 'energy-cancel-by', 'planned'],
      ['2026-12-04', 'broadband-cancel-by', 'planned'],
      ['2026-12-05', 'energy-start', 'set-up'],
      [null, 'first-payment', 'to-do'],
      [null, 'broadband-start', 'waiting'],
    ]);
  });

  it('has no days until the move-in date is known, and requests that date', () => {
    const { entries } = planOf({ moveInDate: null });
    expect(entries.map(({ id, date }) => [id, date])).toEqual(
      [
        'choose-energy',
        'choose-broadband',
        'redirect-mail',
        'leave-council',
        'leave-readings',
        'move-in',
        'meter-readings',
        'council',
        'water',
      ].map((id) => [id, null]),
    );
    expect(entries.find(({ id }) => id === 'move-in')).toMatchObject({
      id: 'move-in',
      date: null,
      title: 'Give us your move-in date',
      text: 'The other days of your plan follow from it.',
      state: 'to-do',
      action: { kind: 'step', step: 'moving-details', label: 'Add your move-in date' },
    });
    expect(entries[0]).toMatchObject({ state: 'waiting', action: null });
  });

  it('marks events without the mover as done once their day has passed', () => {
    const later = linesOf(everythingDone, { today: '2026-12-06' });
    expect(later).toContainEqual(['2026-11-27', 'move-in', 'done']);
    expect(later).toContainEqual(['2026-12-05', 'energy-start', 'done']);
    expect(later).toContainEqual(['2026-11-20', 'redirect-mail', 'to-do']);
  });

  it('distinguishes events from tasks of the mover', () => {
    const events = planOf(everythingDone)
      .entries.filter(({ kind }) => kind === 'event')
      .map(({ id }) => id);
    expect(events).toEqual(['move-in', 'energy-cancel-by', 'broadband-cancel-by', 'energy-start', 'broadband-start']);
  });

  it('leaves out moving house for a landlord', () => {
    const entries = planOf({ residentialStatus: 203 }).entries.map(({ id, title }) => [id, title]);
    expect(entries.map(([id]) => id)).not.toEqual(expect.arrayContaining(['redirect-mail']));
    expect(entries).toContainEqual(['move-in', 'Take over the home']);
    expect(entryOf('move-in', { residentialStatus: 203, moveInDate: null })?.title).toBe(
      'Give us the day you take over the home',
    );
  });

  it('has texts that fit a landlord, who lets the home', () => {
    const asLandlord = { residentialStatus: 203 } as const;
    const water = 'If the home has a water meter, read it that day and give the figure.';
    expect(entryOf('choose-energy', asLandlord)?.text).toBe(
      'Until you do, Tor Co-op bills you from the day you take over the home: it supplies the home now.',
    );
    expect(entryOf('council', asLandlord)?.text).toBe(
      'Register with Bedford Borough Council from the day you take over the home. When a tenant moves in, give the council that day too: the bill then usually goes to the tenant.',
    );
    expect(entryOf('water', asLandlord)?.text).toBe(
      `Register from the day you take over the home. ${water} When a tenant moves in, give that day too: the bill then usually goes to the tenant.`,
    );
    expect(entryOf('council', { ...asLandlord, ...at('BT1 5GS', inBelfast) })?.text).toBe(
      'Register with Land & Property Services from the day you take over the home.',
    );
    const everywhere = [
      asLandlord,
      { ...asLandlord, ...at('PL4 8AA', notIdentified) },
      { ...everythingDone, ...asLandlord },
    ];
    const texts = everywhere.flatMap((facts) => planOf(facts).entries.map(({ title, text }) => `${title} ${text}`));
    expect(texts.filter((text) => /you move|[Yy]our landlord|old home|meters at your new home/.test(text))).toEqual([]);
  });

  it('leaves out services that the mover did not choose, skipped, or that the brand hides', () => {
    const optIn = { energy: 0, entertainment: 1, council: 1, water: 1 } as const;
    const ids = planOf({ optIn, entertainmentSkipped: true, offered: withoutLocalServices }).entries.map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['redirect-mail', 'leave-council', 'leave-readings', 'move-in', 'meter-readings']);
  });
});

describe('energy in the plan', () => {
  it('opens two weeks before the move', () => {
    expect(entryOf('choose-energy', {}, { today: '2026-11-12' })).toMatchObject({
      date: '2026-11-13',
      state: 'waiting',
      text: 'You can set it up from this day.',
      action: null,
    });
  });

  it('names who bills the mover until then', () => {
    expect(entryOf('choose-energy')?.text).toBe(
      'Until you do, Tor Co-op bills you from the day you move in: it supplies the home now.',
    );
    expect(entryOf('energy-start', { ...everythingDone, supply: aSupply() })).toMatchObject({
      title: 'Larkfield Energy starts to supply your electricity and gas',
      text: 'Read your meters that day. Larkfield Energy needs the figures for your first bill. Until then Tor Co-op supplies the home and bills you.',
    });
    const same = aSupply(aMeter({ supplierName: 'Larkfield Energy' }));
    expect(entryOf('energy-start', { ...everythingDone, supply: same })?.text).toBe(
      'Read your meters that day. Larkfield Energy needs the figures for your first bill.',
    );
  });

  it('gives the last day to cancel, and whom to call', () => {
    expect(entryOf('energy-cancel-by', everythingDone)).toMatchObject({
      id: 'energy-cancel-by',
      date: '2026-12-04',
      title: 'Last day to cancel electricity and gas from Larkfield Energy free of charge',
      text: 'You have 14 days to change your mind. If you do, tell Larkfield Energy.',
      state: 'planned',
      action: { kind: 'phone', number: '020 7946 0123', label: 'Call us on 020 7946 0123' },
    });
  });

  it('does not guess that day if the supplier’s acceptance was not stored', () => {
    const setUp = everythingDone.energySetUp && { ...everythingDone.energySetUp, acceptedOn: null };
    expect(entryOf('energy-cancel-by', { ...everythingDone, energySetUp: setUp ?? null })).toBeUndefined();
  });

  it('dates the first payment by Direct Debit, and waits for a paper form', () => {
    const setUp = everythingDone.energySetUp;
    if (!setUp) throw new Error('no energy');
    const bank = { keyId: '1', box: 'c2VhbGVk' } as never;
    expect(entryOf('first-payment', { ...everythingDone, energySetUp: { ...setUp, bank } })).toMatchObject({
      date: '2026-12-19',
      title: 'First Direct Debit to Larkfield Energy',
      state: 'planned',
    });
    expect(entryOf('first-payment', everythingDone)).toMatchObject({
      date: null,
      title: 'Return the Direct Debit form to Larkfield Energy',
      state: 'to-do',
    });
  });

  it('has the days of both fuels of mixed meters', () => {
    const { energySetUp } = everythingDone;
    const ids = planOf({ ...everythingDone, secondarySetUp: energySetUp ?? null }).entries.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['energy-start', 'gas-start', 'energy-cancel-by', 'gas-cancel-by']));
  });

  it('says why nothing can be set up in Northern Ireland, and whom to call', () => {
    expect(entryOf('choose-energy', { ...at('BT1 5GS', inBelfast), supply: { kind: 'outside-market' } })).toMatchObject(
      {
        state: 'to-do',
        title: 'Arrange your energy',
        text: expect.stringMatching(
          /^Unfortunately, we can't give you a quote for this address\..* Call the Consumer Council on 0800 121 6022\.$/,
        ),
        action: { kind: 'link', url: 'https://www.consumercouncil.org.uk' },
      },
    );
  });
});

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

describe('council tax and water in the plan', () => {
  it('are registered with the council and the company on separate pages', () => {
    expect(entryOf('council')).toMatchObject({
      title: 'Register for council tax',
      text: 'Register with Bedford Borough Council from the day you move in.',
      action: { kind: 'link', url: 'https://council.example/moving', label: 'Register with Bedford Borough Council' },
    });
    expect(entryOf('water')).toMatchObject({ title: 'Register with Anglian Water', state: 'to-do' });
  });

  it('name both water companies, and the council that takes over', () => {
    const facts = at('GU1 1AA', withTwoWaterCompanies);
    expect(entryOf('water', facts)?.title).toBe('Register with Affinity Water');
    expect(entryOf('sewerage', facts)?.title).toBe('Register with Thames Water');
    expect(entryOf('council', facts)?.text).toBe(
      'Register with Guildford Borough Council from the day you move in. From 01\u00A0Apr\u00A02027 West Surrey Council takes over.',
    );
  });

  it('are one entry in Scotland', () => {
    const facts = at('EH3 9QN', inEdinburgh);
    expect(entryOf('council', facts)).toMatchObject({
      title: 'Register for council tax and water',
      text: 'Register with City of Edinburgh Council from the day you move in. The bill covers water, too.',
    });
    expect(entryOf('water', facts)).toBeUndefined();
  });

  it('are rates in Northern Ireland, without a water bill', () => {
    const facts = at('BT1 5GS', inBelfast);
    expect(entryOf('council', facts)).toMatchObject({ title: 'Register for rates' });
    expect(entryOf('water', facts)).toBeUndefined();
  });

  it('are never a guess: not identified, or not looked up', () => {
    const unknown = at('PL4 8AA', notIdentified);
    expect(entryOf('council', unknown)).toMatchObject({
      state: 'to-do',
      text: "Unfortunately we couldn't identify the local council for your new home.",
      action: { kind: 'link', url: 'https://www.gov.uk/find-local-council' },
    });
    expect(entryOf('water', unknown)).toMatchObject({ title: 'Register for water', state: 'to-do', action: null });
    const registrationConfirmed = { council: true, water: true };
    expect(entryOf('council', { ...unknown, registrationConfirmed })).toMatchObject({ state: 'done' });
    expect(entryOf('water', { ...unknown, registrationConfirmed })).toMatchObject({ state: 'done' });
    expect(entryOf('council', { localServices: null })).toMatchObject({
      state: 'waiting',
      text: 'We could not look up who they are just now. Open your plan again later.',
    });
    expect(entryOf('council', { localServices: null, address: null })?.text).toBe(
      'Once we know the address, we can tell you who to register with.',
    );
  });
});

describe('meter readings in the plan', () => {
  const noted = { readOn: '2026-11-27', electricity: '12345', electricityNight: null, gas: '0678' };

  it('are due on the day of the move, with a hint for tenants', () => {
    expect(entryOf('meter-readings')).toMatchObject({
      date: '2026-11-27',
      state: 'to-do',
      text: 'Read each meter on the day you take over the home, so that you pay for nothing used before it. Note the figures in your move plan, and add a photo if you like. Keep a photo of each meter with your inventory.',
      action: { kind: 'readings', label: 'Note your readings' },
    });
    expect(entryOf('meter-readings', { residentialStatus: 200 })?.text).not.toContain('inventory');
  });

  it('go to the supplier of each fuel on the day they were read', () => {
    const supply = aSupply(aMeter(), aMeter({ supplierName: 'Fernway' }));
    expect(entryOf('meter-readings', { supply, meterReadings: noted })).toMatchObject({
      state: 'done',
      text: 'You noted electricity 12345 and gas 0678 on 27\u00A0Nov\u00A02026. Give this to Tor Co-op and Fernway once you have an account there.',
    });
  });

  it('go to the chosen supplier from its start', () => {
    const meterReadings = { ...noted, readOn: '2026-12-05', electricityNight: '4321', gas: null };
    expect(entryOf('meter-readings', { ...everythingDone, meterReadings })?.text).toBe(
      'You noted electricity 12345 by day and 4321 by night on 05\u00A0Dec\u00A02026. Give this to Larkfield Energy once you have an account there.',
    );
  });

  it('go to the supplier of the home if that is not known', () => {
    expect(entryOf('meter-readings', { supply: null, meterReadings: { ...noted, gas: null } })?.text).toBe(
      'You noted electricity 12345 on 27\u00A0Nov\u00A02026. Give this to the supplier of the home once you have an account there.',
    );
  });
});
