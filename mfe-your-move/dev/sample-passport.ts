import {
  ApiError,
  dataPassportEndpoints,
  keptItems,
  type KeptItem,
  networkProblem,
  problem,
  type Disclosure,
} from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';
import { anEntry, anErasure, anOrderInSetUp, passportOf, searches } from '../src/testing/passport';

const one = [anEntry({ reference: 'TH-9K2M4X7P' })];

const many: readonly Disclosure[] = [
  anEntry({
    id: 'a1',
    at: '2026-11-20T10:40:00.000Z',
    recipient: { id: 'quotes', kind: 'energyComparison' },
    kinds: ['healthNeeds', 'agreements'],
    purpose: 'prioritySupport',
    result: 'notDelivered',
    resend: 'possible',
  }),
  anEntry({
    id: 'a2',
    at: '2026-11-20T10:39:00.000Z',
    recipient: { id: 'broadband-ht', kind: 'broadbandSeller' },
    kinds: ['startDate'],
    purpose: 'startDateChange',
    reference: 'HT-55120-7',
    result: 'waiting',
  }),
  anEntry({
    id: 'a3',
    at: '2026-11-20T10:32:00.000Z',
    recipient: { id: 'email', kind: 'mailService' },
    kinds: ['name', 'email', 'orderDetails', 'personalLink'],
    purpose: 'receipt',
  }),
  anEntry({
    id: 'a4',
    kinds: [
      'name',
      'dateOfBirth',
      'email',
      'phone',
      'address',
      'moveInDate',
      'meters',
      'chosenProduct',
      'startDate',
      'bankAccount',
      'paymentMethod',
      'agreements',
      'marketingChoices',
    ],
    reference: 'TH-9K2M4X7P',
  }),
  anEntry({
    id: 'a5',
    at: '2026-11-19T18:03:00.000Z',
    recipient: { id: 'broadband-wombb', kind: 'broadbandReferrer' },
    kinds: ['postcode', 'chosenProduct', 'pseudonym'],
    purpose: 'broadbandReferral',
    result: 'unknown',
  }),
  anEntry({
    id: 'a9',
    at: '2026-11-19T17:30:00.000Z',
    recipient: { id: 'email', kind: 'mailService' },
    kinds: ['name', 'housemate'],
    purpose: 'housemateNotice',
    withdrawnAt: '2026-11-20T08:00:00.000Z',
  }),
  anEntry({
    id: 'a10',
    at: '2026-11-19T17:20:00.000Z',
    recipient: { id: 'broadband-ht', kind: 'broadbandSeller' },
    kinds: ['postcode', 'moveInDate'],
    purpose: 'broadbandPackages',
    result: 'notDelivered',
    resend: 'onPage',
  }),
  anEntry({
    id: 'a6',
    at: '2026-11-19T17:00:00.000Z',
    recipient: { id: 'email', kind: 'mailService' },
    kinds: ['name', 'email', 'personalLink'],
    purpose: 'reminder',
  }),
  anEntry({
    id: 'a7',
    at: '2026-11-19T16:00:00.000Z',
    recipient: { id: 'sms', kind: 'textService' },
    kinds: ['phone', 'loginCode'],
    purpose: 'security',
  }),
  anEntry({ id: 'a8', at: '2026-11-19T15:00:00.000Z', kinds: [] }),
  ...searches(28),
];

const cases: Readonly<Record<string, readonly Disclosure[]>> = { one, many, none: [] };

const inSetUp = [
  anOrderInSetUp,
  { ...anOrderInSetUp, reference: 'HT-55120-7', provider: 'Brightline', service: 'broadband' },
];
const untilOf: Partial<Record<KeptItem, string>> = {
  contracts: '2032-11-20',
  erasure: '2032-11-20',
  disclosures: '2032-11-20',
  history: '2032-11-20',
  housemateLinks: '2027-12-25',
  withdrawals: '2026-12-20',
  limits: '2026-12-20',
};
const everything = keptItems.map((item) => ({ item, until: untilOf[item] ?? null }));

/**
 * `passport` names a case: `one`, `many`, `none`; `locked` and `down` make the call fail, and `slow` leaves it open. `erase` names one of
 * the erasure: `waiting` for orders that are being set up, `cancelling`, `failed` for the dialog, `down`, `slow`.
 */
export function answerSamplePassport(runtime: TestRuntime, query: URLSearchParams) {
  const name = query.get('passport') ?? 'many';
  answerErasure(runtime, query.get('erase') ?? 'waiting');
  runtime.answer(dataPassportEndpoints.object, ({ body: { purpose } }) => ({
    purpose,
    at: runtime.clock.now().toISOString(),
  }));
  const entryOf = (id: string): Disclosure => {
    const entry = (cases[name] ?? []).find((each) => each.id === id);
    if (!entry) throw new ApiError(problem('NOT_FOUND'));
    return entry;
  };
  runtime.answer(dataPassportEndpoints.files, () => ({ pdf: 140_200, json: 21_700 }));
  runtime.answer(dataPassportEndpoints.pdf, () => new Blob(['A passport']));
  runtime.answer(dataPassportEndpoints.json, () => {
    throw new ApiError(networkProblem);
  });
  runtime.answer(dataPassportEndpoints.resend, ({ params }) => ({
    ...entryOf(params.id),
    resend: 'requested' as const,
  }));
  runtime.answer(dataPassportEndpoints.withdraw, ({ params }) => ({
    ...entryOf(params.id),
    withdrawnAt: runtime.clock.now().toISOString(),
  }));
  runtime.answer(dataPassportEndpoints.count, () => ({ entries: many.length }));
  runtime.answer(dataPassportEndpoints.read, (input) => {
    if (name === 'locked') throw new ApiError(problem('CONTACT_UNVERIFIED'));
    if (name === 'down') throw new ApiError(networkProblem);
    if (name === 'slow') return new Promise(() => undefined);
    return passportOf(cases[name] ?? [], input.query);
  });
}

function answerErasure(runtime: TestRuntime, name: string) {
  runtime.answer(dataPassportEndpoints.erasure, () => {
    if (name === 'down') throw new ApiError(networkProblem);
    if (name === 'slow') return new Promise(() => undefined);
    if (name === 'cancelling') return anErasure({ ordersInSetUp: [{ ...anOrderInSetUp, isBeingCancelled: true }] });
    return anErasure({ kept: everything, ordersInSetUp: name === 'none' ? [] : inSetUp });
  });
  runtime.answer(dataPassportEndpoints.erase, () => {
    if (name === 'failed') throw new ApiError(problem('THIRD_PARTY'));
  });
}
