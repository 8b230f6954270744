import {
  ApiError,
  documentEndpoints,
  firstYearEndpoints,
  networkProblem,
  orderEndpoints,
  type Order,
  type OrderStatus,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { aDocument, someDocuments } from '../src/testing/documents';
import { aFirstYear, anEmptyYear, withCouncilTax } from '../src/testing/first-year';
import { aBroadbandOrder, anOrder, aReportedOrder, rejected } from '../src/testing/orders';
import { answerSampleHousehold } from './sample-household';
import { answerSampleMeterDay } from './sample-meter-day';
import { answerSamplePassport } from './sample-passport';

// Sample data of the development page. `step` is its path, and `portal` can be `telephony`. `orders` names a case:
// `two`, `rejected`, `statuses`, `reported`, `none`; `down` makes the call fail. `documents`: `some`, `pending`, `missing`, `none`, `down`.
// `year` names the costs: `bills` has both bills, `orders` only the water bill, `none` nothing, `unknown` no move-in date; `down` fails.
const query = new URLSearchParams(location.search);
export const path = query.get('step') ?? '/enrolment/your-move';
export const runtime = createTestRuntime({
  portal: query.get('portal') === 'telephony' ? 'telephony' : 'tenant',
  enrolment: anEnrolment({ simpleAddress: '14 Castle Road, Bedford, MK40 2QT', moveInDate: '2026-11-27' }),
});

const open: readonly OrderStatus[] = ['submitted', 'accepted', 'beingSetUp', 'live', 'cancelled'];
const cases: Readonly<Record<string, readonly Order[]>> = {
  two: [anOrder(), aBroadbandOrder({ startsOn: '2026-12-03' })],
  rejected: [rejected(anOrder(), 'meterElsewhere'), aBroadbandOrder()],
  statuses: open.map((status) => anOrder({ status, reference: `TH-${status}` })),
  reported: [anOrder()],
  none: [],
};

runtime.answer(orderEndpoints.orders, () => {
  const name = query.get('orders') ?? 'two';
  if (name === 'down') throw new ApiError(networkProblem);
  return {
    orders: cases[name] ?? [],
    reported: name === 'reported' ? [aReportedOrder] : [],
    updatedAt: runtime.clock.now().toISOString(),
  };
});
answerSamplePassport(runtime, query);
answerSampleHousehold(runtime, query);
answerSampleMeterDay(runtime, query);

runtime.answer(documentEndpoints.documents, () => {
  const name = query.get('documents') ?? 'some';
  if (name === 'down') throw new ApiError(networkProblem);
  const unready = name === 'pending' || name === 'missing' ? [aDocument({ id: '1', state: name, bytes: null })] : [];
  return { documents: name === 'none' ? [] : [...unready, ...someDocuments] };
});
runtime.answer(documentEndpoints.document, () => new Blob(['A document']));
runtime.answer(documentEndpoints.archive, () => {
  throw new ApiError(networkProblem);
});

const years = {
  bills: withCouncilTax(),
  orders: aFirstYear({ extras: ['£9.99 set-up fee'] }),
  none: anEmptyYear(),
  unknown: aFirstYear({ year: null }),
} as const;

runtime.answer(firstYearEndpoints.firstYear, () => {
  const name = query.get('year') ?? 'orders';
  if (name === 'down') throw new ApiError(networkProblem);
  return years[name as keyof typeof years] ?? years.orders;
});
runtime.answer(firstYearEndpoints.saveBills, () => withCouncilTax());
