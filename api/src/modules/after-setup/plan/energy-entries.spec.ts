import { aMeter, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import { entryOf, everythingDone, homeAt, inBelfast, planOf } from './plan-facts.builder.js';

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
    expect(
      entryOf('choose-energy', { ...homeAt('BT1 5GS', inBelfast), supply: { kind: 'outside-market' } }),
    ).toMatchObject({
      state: 'to-do',
      title: 'Arrange your energy',
      text: expect.stringMatching(
        /^Unfortunately, we can't give you a quote for this address\..* Call the Consumer Council on 0800 121 6022\.$/,
      ),
      action: { kind: 'link', url: 'https://www.consumercouncil.org.uk' },
    });
  });
});
