import { entryOf, homeAt, inBelfast, inEdinburgh, notIdentified, withTwoWaterCompanies } from './plan-facts.builder.js';

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
    const facts = homeAt('GU1 1AA', withTwoWaterCompanies);
    expect(entryOf('water', facts)?.title).toBe('Register with Affinity Water');
    expect(entryOf('sewerage', facts)?.title).toBe('Register with Thames Water');
    expect(entryOf('council', facts)?.text).toBe(
      'Register with Guildford Borough Council from the day you move in. From 01\u00A0Apr\u00A02027 West Surrey Council takes over.',
    );
  });

  it('are one entry in Scotland', () => {
    const facts = homeAt('EH3 9QN', inEdinburgh);
    expect(entryOf('council', facts)).toMatchObject({
      title: 'Register for council tax and water',
      text: 'Register with City of Edinburgh Council from the day you move in. The bill covers water, too.',
    });
    expect(entryOf('water', facts)).toBeUndefined();
  });

  it('are rates in Northern Ireland, without a water bill', () => {
    const facts = homeAt('BT1 5GS', inBelfast);
    expect(entryOf('council', facts)).toMatchObject({ title: 'Register for rates' });
    expect(entryOf('water', facts)).toBeUndefined();
  });

  it('are never a guess: not identified, or not looked up', () => {
    const unknown = homeAt('PL4 8AA', notIdentified);
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
