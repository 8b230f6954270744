import {
  dataPassportEndpoints,
  enrolmentEndpoints,
  type KeptItem,
  orderEndpoints,
  otpEndpoints,
  sessionEndpoints,
  telephonyEndpoints,
} from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { aCustomer, applicationState, report, storedStatus } from '../../after-setup/orders/orders.fixture.js';
import { email, findStored, passwordGrant, updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { aBusyCustomer, type BusyCustomer } from './busy-customer.builder.js';
import { impersonalCollections } from './impersonal-collections.js';
import { storedTexts } from './stored-texts.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', ADDRESS_LIMIT: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
  await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const preview = ({ token }: Pick<Mover, 'token'>) => api.call(dataPassportEndpoints.erasure, {}, { token });
const erase = ({ token }: Pick<Mover, 'token'>) => api.call(dataPassportEndpoints.erase, {}, { token });
const prove = ({ id }: Pick<Mover, 'id'>) => updateStored(api, id, { emailAddressVerified: true });
const unauthenticated = { status: 401, body: { code: 'UNAUTHENTICATED' } };

/** The collections whose documents each item means. */
const collectionsOf: Readonly<Record<KeptItem, readonly string[]>> = {
  contracts: ['enrolments'],
  erasure: ['erasures', 'jobs'],
  disclosures: ['disclosures'],
  history: ['enrolment_events', 'enrolments'],
  partnerMove: ['partner_moves'],
  mailbox: ['suppressions'],
  housemateLinks: ['link_tokens'],
  withdrawals: ['jobs'],
  support: ['admin_audit'],
  limits: ['rate_limits'],
  move: ['enrolments'],
};

/** Of the impersonal collections, the ones that an item names because a customer adds to them. */
const named = new Set(Object.values(collectionsOf).flat());

/** The sessions of documents that no one has logged in to. */
async function portalSessions(): Promise<readonly string[]> {
  const found = await api.database.collection('sessions').find({ role: 'app' }).toArray();
  return found.map(({ _id }) => String(_id));
}

describe('GET /enrolment/data-privacy/erasure', () => {
  itRequiresAuthentication(() => api, dataPassportEndpoints.erasure, {});

  it('lists the records that are kept of a move without an order, and until when [PASS-15]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await prove(mover);
    expect((await preview(mover)).body).toEqual({
      kept: [
        { item: 'erasure', until: '2032-11-20' },
        { item: 'disclosures', until: '2032-11-20' },
        { item: 'history', until: '2032-11-20' },
        { item: 'mailbox', until: null },
        { item: 'housemateLinks', until: '2027-12-25' },
        { item: 'withdrawals', until: '2026-12-21' },
        { item: 'support', until: null },
        { item: 'limits', until: '2026-12-20' },
        { item: 'move', until: null },
      ],
      ordersInSetUp: [],
    });
  });

  it('lists the contracts of orders, and the orders that are not live yet [PASS-15]', async () => {
    const customer = await aCustomer(api);
    await prove(customer);
    const energy = { reference: customer.energy, provider: 'Larkfield Energy', service: 'electricity and gas' };
    const broadband = { reference: customer.broadband, provider: 'Brightline', service: 'broadband' };
    const { body } = await preview(customer);
    expect(body.kept[0]).toEqual({ item: 'contracts', until: '2032-11-20' });
    expect(body.ordersInSetUp.toSorted((one, other) => other.provider.localeCompare(one.provider))).toEqual([
      { ...energy, isBeingCancelled: false },
      { ...broadband, isBeingCancelled: false },
    ]);
    await report(api, 'energy', applicationState(customer.energy, 1, 'SUPPLYING'));
    expect((await preview(customer)).body.ordersInSetUp).toEqual([{ ...broadband, isBeingCancelled: false }]);
  });

  it('requires a contact that the mover has proven, and is no call of agents', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const unproven = { status: 409, body: { code: 'CONTACT_UNVERIFIED' } };
    expect(await preview(mover)).toMatchObject(unproven);
    expect(await erase(mover)).toMatchObject(unproven);
    await prove(mover);
    const agent = { token: await api.tokenFor(mover.id, 'agent') };
    expect((await preview(agent)).status).toBe(403);
    expect((await erase(agent)).status).toBe(403);
    expect((await api.call(enrolmentEndpoints.mine, {}, mover)).body).toMatchObject({ surname: 'Hartley' });
  });
});

describe('POST /enrolment/data-privacy/erase', () => {
  itRequiresAuthentication(() => api, dataPassportEndpoints.erase, {});

  describe('of a mover who has used everything', () => {
    let customer: BusyCustomer;
    let items: readonly KeptItem[];
    let left: readonly string[];
    let status: number;

    beforeAll(async () => {
      // Another move with the same address, so that its unsubscription is kept.
      const other = await aMoverAt(api, 'LS6 1AN');
      await updateStored(api, other.id, { emailAddress: 'winifred.quillfeather@example.test' });
      const earlier = new Set(Object.values(await storedTexts(api)).flat());
      customer = await aBusyCustomer(api);
      items = (await preview(customer)).body.kept.map(({ item }) => item);
      ({ status } = await erase(customer));
      const ofPortal = await portalSessions();
      left = Object.entries(await storedTexts(api)).flatMap(([name, texts]) =>
        texts.some((text) => !earlier.has(text) && !ofPortal.some((id) => text.includes(id))) ? [name] : [],
      );
    }, 60_000);

    it('leaves in every collection the records that the list named before [PASS-15]', () => {
      expect(status).toBe(204);
      const ofCustomer = left.filter((name) => !(name in impersonalCollections) || named.has(name));
      const listed = new Set(items.flatMap((item) => collectionsOf[item]));
      // Support has done nothing, and no partner has sent the move.
      expect(ofCustomer.toSorted()).toEqual([...listed].filter((name) => name !== 'admin_audit').toSorted());
    });

    it('keeps the record that the mover requested it', async () => {
      const record = await api.database.collection<{ _id: string }>('erasures').findOne({ _id: customer.id });
      expect(record).toMatchObject({ by: 'mover', requestedAt: api.clock.now() });
    });

    it('ends every session, and no log-in opens the move any more [PASS-15]', async () => {
      for (const token of [customer.token, customer.agentToken])
        expect(await api.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject(unauthenticated);
      expect(await erase(customer)).toMatchObject(unauthenticated);
      const renewal = { grant_type: 'refresh_token', refresh_token: customer.refreshToken } as const;
      expect((await api.call(sessionEndpoints.token, { body: renewal })).status).toBe(401);
      expect((await passwordGrant(api, customer.emailAddress, customer.password)).status).toBe(401);
    });
  });

  it('opens nothing to a code for the address any more', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await updateStored(api, mover.id, { emailAddress: 'erased@example.test', emailAddressVerified: true });
    expect((await erase(mover)).status).toBe(204);
    const code = { body: { channel: email, contact: 'erased@example.test' } };
    expect((await api.call(otpEndpoints.request, code, { token: await api.appToken() })).status).toBe(404);
  });

  it('works after an agent has finished the enrolment', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await updateStored(api, mover.id, { closedAt: new Date(), closedBy: 'Jordan Lee', emailAddressVerified: true });
    expect((await erase(mover)).status).toBe(204);
  });

  it('cancels no order, and keeps its reference', async () => {
    const customer = await aCustomer(api);
    await prove(customer);
    const cancel = jest.spyOn(api.app.get(QuotesPort, { strict: false }), 'cancel');
    expect((await erase(customer)).status).toBe(204);
    expect(cancel).not.toHaveBeenCalled();
    expect((await findStored(api, customer.id))['keptContracts']).toMatchObject([
      { reference: customer.energy },
      { reference: customer.broadband },
    ]);
  });

  it('waits while a provider has not confirmed a cancellation, whose repetition would end; an agent waits too', async () => {
    const customer = await aCustomer(api);
    await prove(customer);
    const cancel = jest
      .spyOn(api.app.get(QuotesPort, { strict: false }), 'cancel')
      .mockRejectedValue(new DomainError('THIRD_PARTY'));
    const { token } = customer;
    await api.call(orderEndpoints.cancel, { params: { reference: customer.energy } }, { token });
    expect((await preview(customer)).body.ordersInSetUp).toContainEqual({
      reference: customer.energy,
      provider: 'Larkfield Energy',
      service: 'electricity and gas',
      isBeingCancelled: true,
    });
    expect(await erase(customer)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    const agent = await api.tokenFor(customer.id, 'agent');
    expect(await api.call(telephonyEndpoints.forget, {}, { token: agent })).toMatchObject({
      status: 502,
      body: { code: 'THIRD_PARTY' },
    });
    expect((await api.call(enrolmentEndpoints.mine, {}, { token })).body).toMatchObject({ surname: 'Hartley' });
    cancel.mockRestore();
    await report(api, 'energy', applicationState(customer.energy, 1, 'WITHDRAWN'));
    expect((await erase(customer)).status).toBe(204);
    expect(await storedStatus(api, customer)).toBeUndefined();
  });
});
