import { enrolmentStatus } from '@home-move/contract';
import type { FoundEnrolment } from '../modules/move/enrolment/enrolment-search.js';
import { customerLines } from './masked-customer.js';

const found: FoundEnrolment = {
  id: '6b00adac151428c518637f55',
  brand: { level: 3, id: 301 },
  reference: 'HM-7K2M9P4Q',
  status: enrolmentStatus.open,
  createdAt: new Date('2026-11-20T10:00:00Z'),
  firstName: 'Sam',
  surname: 'Hartley',
  emailAddress: 'sam.hartley@example.org',
  contactNumber: '07700900123',
  address: null,
  partnerPostcode: 'MK40 2QT',
  lockedAt: null,
  closedAt: null,
  forgottenAt: null,
};
const context = { brand: 'oakwood/12', partnerReference: null, locks: [], passportEntries: 0 };

describe('a found customer', () => {
  it('is described with initials, the domain, the last digits and the outward postcode', () => {
    expect(customerLines(found, context)).toEqual([
      '6b00adac151428c518637f55  HM-7K2M9P4Q  oakwood/12  open  created 2026-11-20',
      '  S…  H…  s…@example.org  07… … 123  MK40',
    ]);
  });

  it('is described with the reference of the partner and each lock, if there are any', () => {
    expect(customerLines(found, { ...context, partnerReference: 'OAK-1', locks: ['locked'] })).toEqual([
      "6b00adac151428c518637f55  HM-7K2M9P4Q  oakwood/12  partner's reference OAK-1  open  created 2026-11-20",
      '  S…  H…  s…@example.org  07… … 123  MK40',
      '  locked',
    ]);
  });

  it('is described with the number of entries of the data passport [PASS-16]', () => {
    expect(customerLines(found, { ...context, passportEntries: 12 })[0]).toBe(
      '6b00adac151428c518637f55  HM-7K2M9P4Q  oakwood/12  open  created 2026-11-20  entries of the data passport: 12',
    );
  });

  it('has a state that names the day on which an agent has finished the move', () => {
    const closed = { ...found, status: enrolmentStatus.closed, closedAt: new Date('2026-11-21T10:00:00Z') };
    expect(customerLines(closed, context)[0]).toContain('  closed, finished 2026-11-21  ');
  });

  it('has no personal details once forgotten', () => {
    const nothing = { firstName: null, surname: null, emailAddress: null, contactNumber: null, partnerPostcode: null };
    const forgotten = { ...found, ...nothing, forgottenAt: new Date('2026-11-22T10:00:00Z') };
    expect(customerLines(forgotten, context)).toEqual([
      '6b00adac151428c518637f55  HM-7K2M9P4Q  oakwood/12  forgotten 2026-11-22  created 2026-11-20',
    ]);
  });
});
