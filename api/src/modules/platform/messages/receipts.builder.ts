import type { AcceptedOrder, Receipt } from './receipts.js';

/** Electricity and gas from Larkfield Energy. */
export const anAcceptedOrder = (overrides: Partial<AcceptedOrder> = {}): AcceptedOrder => ({
  kind: 'energy',
  provider: 'Larkfield Energy',
  service: 'electricity and gas',
  product: 'Larkfield Fix 12',
  reference: 'LF-204817',
  price: {
    monthly: '£137.88',
    isEstimate: false,
    later: ['The rates are fixed until 01 Dec 2027, then the standard rates of Larkfield Energy apply'],
  },
  extras: [],
  orderedOn: '2026-11-20',
  startsOn: '2026-12-02',
  firstPaymentOn: '2026-12-15',
  cancelUntil: '2026-12-04',
  ...overrides,
});

const broadband = anAcceptedOrder({
  kind: 'broadband',
  provider: 'Brightline',
  service: 'broadband and phone',
  product: 'Full Fibre 500',
  reference: 'BR-55120-7',
  price: { monthly: '£34.99', isEstimate: false, later: ['£38.99 from 01 Apr 2027', '£42.99 from 01 Apr 2028'] },
  extras: ['£9.99 set-up fee'],
  startsOn: '2026-12-03',
  firstPaymentOn: null,
});
const move = { firstName: 'Sam', home: '14 Castle Road, Bedford, MK40 2QT' };
const councilTax = { service: 'Council tax', provider: 'Bedford Borough Council', state: 'registered' } as const;
const water = { service: 'Water', provider: 'Anglian Water', state: 'to-register' } as const;

/** A receipt of each kind. */
export const receiptSamples = {
  order: { kind: 'order', move, order: anAcceptedOrder(), others: [councilTax, water] },
  move: {
    kind: 'move',
    move,
    isComplete: true,
    moveInDate: '2026-11-27',
    orders: [anAcceptedOrder(), broadband],
    others: [councilTax, water],
    monthlyTotal: '£172.87',
  },
  news: {
    kind: 'news',
    move,
    order: anAcceptedOrder(),
    news: 'rejected',
    rejectionReason: 'meterElsewhere',
    cancellation: null,
    canChooseAgain: true,
  },
  'log-in': { kind: 'log-in', isByMobile: false },
} as const satisfies { readonly [Kind in Receipt['kind']]: Extract<Receipt, { kind: Kind }> };
