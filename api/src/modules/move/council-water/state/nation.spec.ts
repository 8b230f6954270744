import type { CouncilServices } from '@home-move/contract';
import { anAddressAt, anEnrolmentRecord } from '../../enrolment/enrolment-record.builder.js';
import { nationOf } from './nation.js';

describe('the nation of a home', () => {
  const at = (postcode: string, country: CouncilServices['country'] = null, lookedUp = postcode) =>
    nationOf(
      anEnrolmentRecord({
        address: anAddressAt(postcode),
        localServices: { postcode: lookedUp, on: '2026-11-27', services: { country, council: null, water: null } },
      }),
    );

  it.each([
    ['MK40 2QT', 'ENG'],
    ['EH3 9QN', 'SCT'],
    ['G1 1AA', 'SCT'],
    ['GL1 1AA', 'ENG'],
    ['TD1 1AA', 'SCT'],
    ['TD15 1AA', 'ENG'],
    ['CF10 3NP', 'WLS'],
    ['BT1 5GS', 'NIR'],
  ])('follows from the postcode: %s', (postcode, nation) => {
    expect(at(postcode)).toBe(nation);
  });

  it('is where its council is, for a postcode on a border', () => {
    expect(at('SY10 1AA', 'Wales')).toBe('WLS');
    expect(at('EH3 9QN', 'England', 'MK40 2QT')).toBe('SCT');
  });
});
