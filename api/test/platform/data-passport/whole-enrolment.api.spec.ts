import { dataKinds, type DataKind, type Disclosure, entertainmentEndpoints, orderEndpoints } from '@home-move/contract';
import { ordersOf } from '../../after-setup/orders/orders.fixture.js';
import { type SentMessage } from '../../identity/account/login.fixture.js';
import { changeTo } from '../../move/move-date/move-date.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aBusyCustomer, type BusyCustomer } from '../data-privacy/busy-customer.builder.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { allEntries } from './passport.fixture.js';
import { receivedData } from './received-data.js';

interface ReceivedRequest {
  readonly provider: string;
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
}

/** Kinds of data that a message may hold, as they are in its text. */
const inTexts: Readonly<Partial<Record<DataKind, RegExp>>> = {
  name: /Winifred/,
  address: /Castle Road/,
  loginCode: /\b\d{6}\b/,
  personalLink: /https?:\/\/\S+\/[\w-]{16,}|\/c\/|token=/,
  housemate: /Alex Feathers/,
};

let api: BootedApp;
let customer: BusyCustomer;
let entries: readonly Disclosure[];
let received: readonly ReceivedRequest[];
let outbox: readonly (SentMessage & { readonly to: string })[];

const read = async <Body>(path: string): Promise<Body> =>
  (await (await fetch(`${api.sandbox.origin}${path}`)).json()) as Body;

/** A customer who uses everything, moves a day later, cancels both orders and compares packages again, with all jobs. */
beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', LOG_LEVEL: 'silent' });
  api.clock.at('2026-11-20T10:00:00Z');
  const worker = await manualJobsWorker(api);
  customer = await aBusyCustomer(api);
  await worker.runDue();
  const { status } = await changeTo(api, customer, '2026-11-30');
  if (status !== 200) throw new Error(`the move date was not changed: ${status}`);
  for (const { reference } of await ordersOf(api, customer))
    await api.call(orderEndpoints.cancel, { params: { reference } }, { token: customer.token });
  await api.call(entertainmentEndpoints.broadband, { body: {} }, { token: customer.token });
  await worker.runDue();
  entries = await allEntries(api, customer);
  received = await read('/received');
  // A code for a housemate is about the housemate.
  outbox = (await read<typeof outbox>('/outbox')).filter(({ to }) => !to.startsWith('housemate-'));
}, 180_000);
afterAll(() => api.close());

const lineOf = (recipient: string, kinds: readonly DataKind[]) =>
  `${recipient}: ${dataKinds.filter((kind) => kinds.includes(kind)).join(', ')}`;

/** The kinds in a request, by the fields that its recipient has read. */
function kindsOf({ method, path, fields }: ReceivedRequest): readonly DataKind[] {
  const kinds = receivedData[`${method} ${path}`];
  if (!kinds) throw new Error(`${method} ${path} is not in the table`);
  return fields.flatMap((field) => {
    if (!Object.hasOwn(kinds, field)) throw new Error(`${field} of ${method} ${path} is not in the table`);
    return kinds[field] ?? [];
  });
}

const isMessage = ({ recipient }: Disclosure) => ['email', 'sms'].includes(recipient.id);

it('lists every request that third parties have received, with the kind of data in each field [PASS-04]', () => {
  const expected = received
    .filter(({ provider }) => provider !== 'sms')
    .flatMap((request) => {
      const kinds = kindsOf(request);
      return kinds.length === 0 ? [] : [lineOf(request.provider, kinds)];
    });
  const listed = entries
    .filter((entry) => !isMessage(entry))
    .map(({ recipient, kinds }) => lineOf(recipient.id, kinds));
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

it('covers every recipient and the most sensitive data [PASS-04]', () => {
  expect([...new Set(received.map(({ provider }) => provider))].toSorted()).toEqual([
    'addresses',
    'broadband-ht',
    'broadband-wombb',
    'councils',
    'quotes',
    'supply',
  ]);
  const kinds = new Set(entries.flatMap((entry) => entry.kinds));
  for (const kind of ['bankAccount', 'healthNeeds', 'dateOfBirth', 'cancellation', 'startDate'] as const)
    expect(kinds).toContain(kind);
});

it('lists each message, with the kinds of data that its text holds [PASS-04]', () => {
  const messages = entries.filter(isMessage);
  const own = outbox.filter(({ to }) => !to.startsWith('alex.'));
  const toOthers: readonly string[] = ['housemateNotice', 'householdInvitation'];
  expect(messages.filter(({ purpose }) => !toOthers.includes(purpose))).toHaveLength(own.length);
  const inOrder = messages
    .map(({ kinds }) =>
      kinds
        .filter((kind) => inTexts[kind])
        .toSorted()
        .join(', '),
    )
    .toSorted();
  const found = outbox.map(({ to, subject, text }) =>
    Object.entries(inTexts)
      // A housemate can unsubscribe by a link, which is not the mover's.
      .filter(([kind]) => !(to.startsWith('alex.') && kind === 'personalLink'))
      .flatMap(([kind, pattern]) => (pattern.test(`${subject}\n${text}`) ? [kind] : []))
      .toSorted()
      .join(', '),
  );
  expect(inOrder).toEqual(found.toSorted());
});

it('has the reference of each order, and a result for every entry [PASS-01]', () => {
  expect(new Set(entries.map(({ result }) => result))).toEqual(new Set(['delivered']));
  const references = entries.flatMap(({ purpose, reference }) =>
    reference === null ? [] : [`${purpose} ${reference}`],
  );
  expect(references.filter((text) => text.startsWith('energyApplication TH-'))).toHaveLength(1);
  expect(references.filter((text) => text.startsWith('broadbandOrder HT-'))).toHaveLength(1);
});

it('is stored without values [PASS-02]', async () => {
  const stored = JSON.stringify(await api.database.collection('disclosures').find({}).toArray());
  for (const value of [
    'Winifred',
    'Quillfeather',
    '1951-02-03',
    '07700900777',
    'Castle Road',
    'MK40',
    '66374958',
    '089999',
    '@',
  ])
    expect(stored).not.toContain(value);
});
