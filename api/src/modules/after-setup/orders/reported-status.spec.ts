import type { OrderUpdate } from '../../../providers/orders/order-update.js';
import { isSettled, withReport } from './reported-status.js';
import type { StoredOrderStatus } from './state/order-status.state.js';

const reference = 'TH-9K2M4X7P';
const received = { receivedAt: new Date('2026-11-21T10:00:00Z'), source: 'message' } as const;
const report = (sequence: number, status: OrderUpdate['status'], more: Partial<OrderUpdate> = {}): OrderUpdate => ({
  reference,
  status,
  sequence,
  at: new Date('2026-11-21T09:00:00Z'),
  rejectionReason: status === 'rejected' ? 'other' : null,
  ...more,
});
const after = (...reports: readonly OrderUpdate[]): readonly StoredOrderStatus[] =>
  reports.reduce<readonly StoredOrderStatus[]>((statuses, each) => withReport(statuses, each, received), []);

describe('a report about an order', () => {
  it('sets the status, and is kept with the time of the provider, of its arrival, and its source [ORDER-25]', () => {
    expect(after(report(1, 'accepted'))).toEqual([
      {
        reference,
        status: 'accepted',
        sequence: 1,
        rejectionReason: null,
        history: [{ status: 'accepted', sequence: 1, at: new Date('2026-11-21T09:00:00Z'), ...received }],
      },
    ]);
  });

  it('changes nothing when it is repeated, even with another content [ORDER-21]', () => {
    const stored = after(report(2, 'accepted'));
    expect(withReport(stored, report(2, 'accepted'), received)).toBe(stored);
    expect(withReport(stored, report(2, 'live'), received)).toBe(stored);
  });

  it('does not change the status when it is older, and takes its place in the history [ORDER-22]', () => {
    const [order] = after(report(1, 'submitted'), report(3, 'beingSetUp'), report(2, 'accepted'));
    expect(order).toMatchObject({ status: 'beingSetUp', sequence: 3 });
    expect(order?.history.map(({ status }) => status)).toEqual(['submitted', 'accepted', 'beingSetUp']);
  });

  it.each(['rejected', 'cancelled'] as const)(
    'changes nothing but the history once an order is %s [ORDER-26]',
    (final) => {
      const [order] = after(report(1, 'accepted'), report(2, final), report(3, 'live'));
      expect(order).toMatchObject({ status: final, sequence: 2 });
      expect(order?.history).toHaveLength(3);
    },
  );

  it.each([
    ['cancelled', 'cancelled'],
    ['beingSetUp', 'live'],
    ['rejected', 'live'],
  ] as const)('%s makes a live order %s [ORDER-26]', (status, expected) => {
    expect(after(report(1, 'live'), report(2, status))[0]?.status).toBe(expected);
  });

  it('belongs to one order', () => {
    const statuses = after(report(1, 'accepted'), report(1, 'live', { reference: 'TH-2' }), report(2, 'beingSetUp'));
    expect(statuses.map((order) => [order.reference, order.status])).toEqual([
      ['TH-2', 'live'],
      [reference, 'beingSetUp'],
    ]);
  });

  it('replaces the oldest one after fifty', () => {
    const [order] = after(...Array.from({ length: 60 }, (_, index) => report(index, 'beingSetUp')));
    expect(order?.history).toHaveLength(50);
    expect(order?.history[0]?.sequence).toBe(10);
  });
});

it.each([
  ['submitted', false],
  ['accepted', false],
  ['beingSetUp', false],
  ['live', true],
  ['rejected', true],
  ['cancelled', true],
] as const)('the status of an order that is %s is settled: %s', (status, expected) => {
  expect(isSettled(status)).toBe(expected);
});
