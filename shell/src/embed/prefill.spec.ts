import { createStore, type PrefillDetails } from '@home-move/contract';
import { aBranding, anEnrolment, someFlags } from '@home-move/contract/testing';
import { createSafeStorage } from '../session/safe-storage';
import { createFakeApi, someTokens, type FakeAnswer } from '../testing/fake-api';
import { aSessionServices } from '../testing/session-services.builder';
import { createPrefill } from './prefill';

const redemption = 'POST /api/v1/prefill';
const mine = 'GET /api/v1/enrolment-auth';
const site = 'https://www.oakwood.example';

const details: PrefillDetails = {
  title: 'Ms',
  firstName: 'Marigold',
  surname: 'Fennimore',
  emailAddress: 'marigold@example.test',
  contactNumber: '07700900145',
  moveInDate: '2026-11-27',
  address: { postcode: 'MK40 2QT', houseNameOrNumber: '14', addressLine1: 'Castle Road', addressLine2: '', town: '' },
  selectedBranch: null,
};
const withDetails = { body: { details, tokens: null, requiresLogin: false } };
const opened = { body: { details: null, tokens: someTokens(1), requiresLogin: false } };
const ofEarlierPerson = JSON.stringify({ personalDetails: { firstName: 'Mari' }, prefill: details });
const withLogin = { body: { details: null, tokens: null, requiresLogin: true } };

/** Waits until the fake API has responded. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => sessionStorage.clear());

interface FrameOptions {
  readonly host?: string | null;
  readonly codes?: string[];
  readonly path?: string;
}

/** A frame whose host sends these codes before the portal starts. */
function aFrame(answer: FakeAnswer, { host = site, codes = ['code-1'], path = '/' }: FrameOptions = {}) {
  const api = createFakeApi();
  api.on(redemption, answer);
  api.on(mine, { body: anEnrolment() });
  const storage = createSafeStorage('oakwood');
  const services = aSessionServices({ fetcher: api.fetch, storage });
  const endPrefill = jest.fn();
  let send: (code: string) => void = () => undefined;
  const onPrefill = (listener: (code: string) => void) => {
    send = listener;
    for (const code of codes.splice(0)) listener(code);
  };
  const prefill = createPrefill({ onPrefill, endPrefill }, Promise.resolve(host));
  const go = jest.fn();
  const navigation = { path: createStore(path), go };
  const follow = () => prefill.follow({ navigation, flags: createStore(someFlags()) });
  return {
    api,
    storage,
    session: services.session,
    endPrefill,
    go,
    follow,
    send: (code: string) => send(code),
    start: () => prefill.start({ ...services, branding: aBranding({ urlRoute: 'oakwood' }) }),
    drafts: () => JSON.parse(storage.get('onboarding') ?? '{}') as unknown,
    redeemed: () =>
      api.calls.filter(({ call }) => call === redemption).map(({ body }) => JSON.parse(body ?? '') as unknown),
  };
}

describe('a code with details', () => {
  it('is exchanged once, for the origin of the host and the brand, and its details are kept for the forms', async () => {
    const { start, redeemed, drafts, endPrefill, go, follow } = aFrame(withDetails);
    await start();
    follow();
    await start();
    expect(redeemed()).toEqual([{ code: 'code-1', origin: site, brand: 'oakwood' }]);
    expect(drafts()).toEqual({ prefill: details });
    expect(endPrefill.mock.calls).toEqual([['used']]);
    expect(go).not.toHaveBeenCalled();
  });

  it('keeps what the mover has typed before, unless it is about another person', async () => {
    const typed = { personalDetails: { firstName: 'Mari' } };
    const { start, storage, drafts, send } = aFrame(withDetails, { codes: [] });
    storage.set('onboarding', JSON.stringify(typed));
    await start();
    send('code-1');
    await settled();
    expect(drafts()).toEqual({ ...typed, prefill: details });
    storage.set('onboarding', JSON.stringify({ ...typed, prefill: { ...details, moveInDate: '2026-12-04' } }));
    send('code-2');
    await settled();
    expect(drafts()).toEqual({ ...typed, prefill: details });
    storage.set('onboarding', JSON.stringify({ ...typed, prefill: { ...details, surname: 'Hartley' } }));
    send('code-3');
    await settled();
    expect(drafts()).toEqual({ prefill: details });
  });

  it('changes nothing for a mover who has an enrolment in this tab', async () => {
    const { start, session, drafts, endPrefill } = aFrame(withDetails);
    await session.begin(someTokens(2));
    await start();
    expect(drafts()).toEqual({});
    expect(endPrefill.mock.calls).toEqual([['used']]);
  });
});

describe('a code with an enrolment', () => {
  it('begins a session before the first screen, and leads to the move once the portal is mounted', async () => {
    const { start, session, go, follow } = aFrame(opened);
    await start();
    expect(session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: anEnrolment().id });
    expect(go).not.toHaveBeenCalled();
    follow();
    expect(go.mock.calls).toEqual([['/enrolment', { replace: true }]]);
  });

  it('leads to the personal details if they are missing', async () => {
    const { api, start, go, follow } = aFrame(opened);
    api.on(mine, { body: anEnrolment({ status: 10 }) });
    await start();
    follow();
    expect(go.mock.calls).toEqual([['/pending/personal-details', { replace: true }]]);
  });

  it('drops the input and the details of an earlier person in a tab without a session', async () => {
    const { start, storage } = aFrame(opened);
    storage.set('onboarding', ofEarlierPerson);
    storage.set('energyTariff', '{}');
    await start();
    expect([storage.get('onboarding'), storage.get('energyTariff')]).toEqual([null, null]);
  });

  it('drops the input of another enrolment, and keeps that of the same one', async () => {
    const { api, start, storage, send } = aFrame(opened);
    await start();
    storage.set('onboarding', ofEarlierPerson);
    send('code-2');
    await settled();
    expect(storage.get('onboarding')).toBe(ofEarlierPerson);
    api.on(mine, { body: anEnrolment({ id: 'another' }) });
    send('code-3');
    await settled();
    expect(storage.get('onboarding')).toBeNull();
  });

  it('keeps the page of a mover if the session of the tab is of this enrolment', async () => {
    const { start, session, go, follow } = aFrame(opened);
    await session.begin(someTokens(2));
    follow();
    await start();
    expect(go).not.toHaveBeenCalled();
  });

  it.each([
    ['leads there from the landing page', '/', [['/login', { replace: true }]]],
    ['does not interrupt a mover in a form', '/pending/personal-details', []],
  ])('that requires a login %s', async (_, path, navigations) => {
    const { start, go, follow } = aFrame(withLogin, { path });
    await start();
    follow();
    expect(go.mock.calls).toEqual(navigations);
  });
});

describe('a code that gets no response', () => {
  const goOnline = async () => {
    window.dispatchEvent(new Event('online'));
    await settled();
  };

  it('is kept in memory only, and redeemed once the browser is online', async () => {
    const { api, start, redeemed, drafts, endPrefill } = aFrame('offline');
    await start();
    await goOnline();
    expect(redeemed()).toHaveLength(2);
    expect(endPrefill).not.toHaveBeenCalled();
    expect(Object.values<unknown>(sessionStorage).join()).not.toContain('code-1');
    api.on(redemption, withDetails);
    await goOnline();
    await goOnline();
    expect(redeemed()).toHaveLength(3);
    expect(drafts()).toEqual({ prefill: details });
    expect(endPrefill.mock.calls).toEqual([['used']]);
  });

  it('is refused only once the API has rejected it', async () => {
    const { api, start, endPrefill } = aFrame('offline');
    await start();
    api.on(redemption, { problem: 'INVALID_PREFILL_CODE' });
    await goOnline();
    await goOnline();
    expect(endPrefill.mock.calls).toEqual([['refused']]);
  });

  it('is dropped for a later code', async () => {
    const { api, start, send, redeemed } = aFrame('offline');
    await start();
    api.on(redemption, withDetails);
    send('code-2');
    await settled();
    await goOnline();
    expect(redeemed()).toMatchObject([{ code: 'code-1' }, { code: 'code-2' }]);
  });

  it('is not redeemed again if only its enrolment is missing, which opens once the browser is online', async () => {
    const { api, start, session, redeemed, endPrefill, go, follow } = aFrame(opened);
    api.on(mine, 'offline');
    await start();
    follow();
    expect(endPrefill.mock.calls).toEqual([['used']]);
    expect(go).not.toHaveBeenCalled();
    api.on(mine, { body: anEnrolment() });
    await goOnline();
    expect(redeemed()).toHaveLength(1);
    expect(session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: anEnrolment().id });
    expect(go.mock.calls).toEqual([['/enrolment', { replace: true }]]);
    expect(endPrefill.mock.calls).toEqual([['used']]);
  });
});

describe('a code that is refused', () => {
  it('changes nothing, so that the mover starts with empty forms', async () => {
    const { start, drafts, endPrefill, go, follow } = aFrame({ problem: 'INVALID_PREFILL_CODE' });
    await start();
    follow();
    expect(endPrefill.mock.calls).toEqual([['refused']]);
    expect(drafts()).toEqual({});
    expect(go).not.toHaveBeenCalled();
  });

  it('is not sent from a frame whose host is unknown', async () => {
    const { start, redeemed, endPrefill } = aFrame(withDetails, { host: null });
    await start();
    expect(redeemed()).toEqual([]);
    expect(endPrefill.mock.calls).toEqual([['refused']]);
  });
});
