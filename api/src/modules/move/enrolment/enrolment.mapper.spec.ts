import { toEnrolment } from './enrolment.mapper.js';
import { anAddressAt, anEnrolmentRecord, aMeter, aSupply } from './enrolment-record.builder.js';
import type { EnrolmentRecord } from './enrolment.record.js';

const read = (record: Partial<EnrolmentRecord>) =>
  toEnrolment(anEnrolmentRecord(record), '2026-11-20', 'Larkfield Energy');
/** A stored package; the mapper reads whose it is. */
const chosen = (offer: object) => ({ package: offer }) as EnrolmentRecord['broadband'];
const none = { energy: false, entertainment: false, council: false, water: false };

// Every value differs from that of a new enrolment.
describe('what the journey is gated by, as its mover reads it', () => {
  it('includes status, first name and partner [NEXT-19]', () => {
    expect(read({ status: 20, firstName: 'Robin', partnerName: 'Oakwood Lettings' })).toMatchObject({
      status: 20,
      firstName: 'Robin',
      partnerName: 'Oakwood Lettings',
    });
  });

  it.each([
    ['MK40 2QT', true],
    ['BT1 5GS', false],
  ])('includes whether energy can be quoted in %s before its supply is checked: %s [NEXT-12]', (postcode, expected) => {
    expect(read({ address: anAddressAt(postcode), supply: null })).toMatchObject({ quotableEnergy: expected });
  });

  it('includes consent, choice and what the brand makes mandatory [NEXT-20]', () => {
    expect(
      read({
        consented: { energy: true, entertainment: false, council: true, water: null },
        optIn: { energy: 1, entertainment: 0, council: 0, water: 1 },
        offered: { energy: 1, entertainment: 1, council: 4, water: 1 },
      }),
    ).toMatchObject({
      energyConsented: true,
      entertainmentConsented: false,
      councilConsented: true,
      waterConsented: null,
      energyOptIn: 1,
      entertainmentOptIn: 0,
      councilOptIn: 0,
      waterOptIn: 1,
      councilIsMandatory: true,
      waterIsMandatory: false,
    });
    expect(read({ offered: { energy: 1, entertainment: 1, council: 1, water: 4 } })).toMatchObject({
      councilIsMandatory: false,
      waterIsMandatory: true,
    });
  });

  it.each(['energy', 'entertainment', 'council', 'water'] as const)(
    'includes that %s alone is complete [NEXT-21]',
    (service) => {
      expect(read({ completed: { ...none, [service]: true } })).toMatchObject({
        energyComplete: service === 'energy',
        entertainmentComplete: service === 'entertainment',
        councilComplete: service === 'council',
        waterComplete: service === 'water',
      });
    },
  );

  it.each([
    ['skyComplete', { partner: 4, sourceId: 'ht' }],
    ['wombbComplete', { partner: null, sourceId: 'wombb' }],
    ['broadbandComplete', { partner: null, sourceId: 'ht' }],
  ] as const)('includes %s for an order of %j [NEXT-21]', (flag, offer) => {
    const flags = { skyComplete: false, wombbComplete: false, broadbandComplete: false };
    const broadband = chosen(offer);
    expect(read({ broadband })).toMatchObject(flags);
    expect(read({ broadband, completed: { ...none, entertainment: true } })).toMatchObject({ ...flags, [flag]: true });
  });

  it('includes what the mover has skipped, and an order on the provider’s own site [NEXT-21]', () => {
    expect(read({ energySkipped: true })).toMatchObject({ energySkipped: true, entertainmentSkipped: false });
    expect(read({ entertainmentSkipped: true })).toMatchObject({ energySkipped: false, entertainmentSkipped: true });
    expect(read({ wombbSkipped: true, wombbUserConfirmedDate: new Date('2026-11-19T09:30:00Z') })).toMatchObject({
      wombbSkipped: true,
      wombbUserConfirmed: true,
      wombbUserConfirmedDate: '2026-11-19T09:30:00.000Z',
    });
  });

  it('includes whether the move-in date is in range [NEXT-22]', () => {
    expect(read({ moveInDate: '2026-12-04' }).isMoveInDateInRange).toBe(true);
    expect(read({ moveInDate: '2026-12-05' }).isMoveInDateInRange).toBe(false);
  });

  it('includes which fuels the named supplier supplies there already [NEXT-25]', () => {
    const supply = aSupply(aMeter({ supplierName: 'Larkfield Energy' }), aMeter());
    expect(read({ supply }).ovoSupplyStatus).toEqual({ supplyElec: true, supplyGas: false, fuelSupplyChecked: true });
    expect(read({}).ovoSupplyStatus).toEqual({ supplyElec: false, supplyGas: false, fuelSupplyChecked: false });
  });

  it('includes fast switching, the council step, views, registrations and the answers about meters [NEXT-26]', () => {
    const { home } = aSupply(aMeter({ multiRate: true }));
    expect(
      read({
        supply: { kind: 'register', home: { ...home, supportsFastSwitch: true } },
        ctwbJourneyToggle: false,
        tenantPortalStorage: { wombbViewedDate: new Date('2026-11-18T09:30:00Z') },
        confirmationPageLastViewed: new Date('2026-11-19T09:30:00Z'),
        registrationConfirmed: { council: true, water: false },
      }),
    ).toMatchObject({
      supportsFastSwitch: true,
      ctwbJourneyToggle: false,
      tenantPortalStorage: { wombbViewedDate: '2026-11-18T09:30:00.000Z' },
      confirmationPageLastViewed: '2026-11-19T09:30:00.000Z',
      councilRegistrationConfirmed: true,
      waterRegistrationConfirmed: false,
      economy7: true,
      manualHasPrepay: null,
      meterDetailsCompleted: true,
    });
    expect(read({ ctwbJourneyToggle: true })).toMatchObject({ ctwbJourneyToggle: true, meterDetailsCompleted: false });
  });

  it('includes whose home it is, where, and whether energy is offered [NEXT-27]', () => {
    const offered = { energy: 3, entertainment: 1, council: 1, water: 1 } as const;
    expect(read({ residentialStatus: 203, address: anAddressAt('EH3 9QN'), offered })).toMatchObject({
      id: '665f1c2a9b1e8a0012345678',
      residentialStatus: 203,
      postcode: 'EH3 9QN',
      energyOfferedStatus: 3,
    });
    expect(read({ partnerPostcode: 'MK40 2QT' }).postcode).toBe('MK40 2QT');
  });
});
