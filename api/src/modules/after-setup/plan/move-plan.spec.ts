import {
  entryOf,
  everythingDone,
  homeAt,
  inBelfast,
  notIdentified,
  planFacts,
  planOf,
  withoutLocalServices,
} from './plan-facts.builder.js';

const linesOf = (...facts: Parameters<typeof planFacts>) =>
  planOf(...facts).entries.map(({ id, date, state }) => [date, id, state]);

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
    expect(entryOf('council', { ...asLandlord, ...homeAt('BT1 5GS', inBelfast) })?.text).toBe(
      'Register with Land & Property Services from the day you take over the home.',
    );
    const everywhere = [
      asLandlord,
      { ...asLandlord, ...homeAt('PL4 8AA', notIdentified) },
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
