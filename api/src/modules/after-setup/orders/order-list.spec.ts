import { byNeedAndStart } from './order-list.js';

it('orders that were not accepted come first, the others by their start, an unknown start last [ORDER-06]', () => {
  const unknown = { status: 'submitted', startsOn: null } as const;
  const december = { status: 'live', startsOn: '2026-12-02' } as const;
  const november = { status: 'accepted', startsOn: '2026-11-30' } as const;
  const rejected = { status: 'rejected', startsOn: '2027-01-05' } as const;
  const cancelled = { status: 'cancelled', startsOn: '2026-11-29' } as const;
  expect([unknown, december, november, rejected, cancelled].toSorted(byNeedAndStart)).toEqual([
    rejected,
    cancelled,
    november,
    december,
    unknown,
  ]);
});
