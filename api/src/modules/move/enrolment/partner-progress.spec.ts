import { enrolmentStatus } from '@home-move/contract';
import { demoBrands } from '../../brands/brand/brands.data.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { newEnrolment } from './new-enrolment.js';
import { partnerProgressOf, progressJobs } from './partner-progress.js';

const now = new Date('2026-11-20T10:00:00Z');
const [brand] = demoBrands('http://partner.test');
if (!brand) throw new Error('the demo has no brands');
const sent: EnrolmentRecord = { ...newEnrolment(brand, now), id: 'a'.repeat(24), version: 3, isSentByPartner: true };
const energy = { completed: { ...sent.completed, energy: true } };

describe('what a partner sees of an enrolment', () => {
  it.each([
    ['nothing at first', {}, null],
    ['confirmed details', { detailsConfirmedAt: now }, 'opened'],
    ['a proven contact', { ownedAt: now }, 'opened'],
    ['a refused service', { consented: { ...sent.consented, energy: false } }, 'inProgress'],
    ['a complete enrolment', { status: enrolmentStatus.complete, ownedAt: now }, 'completed'],
    ['a forgotten one', { forgottenAt: now, status: enrolmentStatus.complete }, 'forgotten'],
  ])('is %s', (_, change, status) => {
    expect(partnerProgressOf({ ...sent, ...change }).status).toBe(status);
  });

  it('is which services are set up, until the mover is forgotten', () => {
    expect(partnerProgressOf({ ...sent, ...energy }).completedServices).toEqual(['energy']);
    expect(partnerProgressOf({ ...sent, ...energy, forgottenAt: now }).completedServices).toEqual([]);
  });
});

describe('a report', () => {
  it('follows each change that a partner sees', () => {
    expect(progressJobs(sent, { ...sent, ...energy }, now)).toMatchObject([
      { key: `move-progress:${sent.id}:4`, data: { sentMove: sent.id }, runAt: new Date('2026-11-20T10:00:02Z') },
    ]);
  });

  it('follows no other change, and no change of a move that no partner has sent', () => {
    expect(progressJobs(sent, { ...sent, firstName: 'Mari' }, now)).toEqual([]);
    const own = { ...sent, isSentByPartner: false };
    expect(progressJobs(own, { ...own, ...energy }, now)).toEqual([]);
  });
});
