import {
  brandEndpoints,
  endpoint,
  enrolmentEndpoints,
  otpEndpoints,
  telephonyEndpoints,
  type NoInput,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import type { SessionServices } from './session-services';
import { createFakeApi, someTokens, type FakeApi, type FakeCall } from '../testing/fake-api';
import { aSessionServices } from '../testing/session-services.builder';

const publicSiteUrl = 'https://www.example.test/';
const mine = 'GET /api/v1/enrolment-auth';
const token = 'POST /api/v1/token';
const rating = 'GET /api/v1/review/rating';

let api: FakeApi;
let ended: jest.Mock;

function servicesAt(href = 'http://localhost:4000/oakwood/pending', { isFramed = false } = {}) {
  const assign = jest.fn();
  const replace = jest.fn();
  const services: SessionServices = aSessionServices({
    fetcher: api.fetch,
    page: { href, assign, replace },
    publicSiteUrl,
    adminPortalUrl: 'https://admin.example.test/desk',
    isFramed,
  });
  ended = jest.fn();
  services.onSessionEnded = ended;
  return { services, assign, replace };
}

/** Answers user-1 with 401, as after the token has expired. */
const expired = (answer: unknown) => (call: FakeCall) =>
  call.token === 'user-1' ? ({ problem: 'UNAUTHENTICATED' } as const) : { body: answer };

beforeEach(() => {
  sessionStorage.clear();
  api = createFakeApi();
});

describe('a call after log-out', () => {
  it('fails without ending a session that is over already', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment());
    await services.session.logout();
    await expect(services.send(enrolmentEndpoints.mine, {})).rejects.toMatchObject({
      problem: { code: 'UNAUTHENTICATED' },
    });
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends the session when its token is gone', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment());
    services.tokens.clear();
    await expect(services.send(enrolmentEndpoints.mine, {})).rejects.toMatchObject({
      problem: { code: 'UNAUTHENTICATED' },
    });
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe('the token of a call', () => {
  it('is the app token before there is an enrolment, the visitor’s afterwards [SESS-26]', async () => {
    const { services } = servicesAt();
    api.on(rating, { body: { score: 4.6 } });
    await services.send(brandEndpoints.rating, {});
    expect(api.calls.at(-1)).toMatchObject({ call: rating, token: 'app-1' });

    services.tokens.keep(someTokens(1));
    await services.send(brandEndpoints.rating, {});
    expect(api.calls.at(-1)).toMatchObject({ call: rating, token: 'user-1' });
  });

  it('is the app token if only the portal may call', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    api.on('POST /api/v1/enrolment-auth/create', { body: someTokens(2) });
    await services.send(enrolmentEndpoints.create, { body: { selectedPartner: 100 } });
    expect(api.calls.at(-1)?.token).toBe('app-1');
  });
});

describe('when the visitor’s token has expired', () => {
  it('renews it once for concurrent calls', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    api.on(mine, expired(anEnrolment()));
    api.on(token, { body: someTokens(2) });
    const answers = await Promise.all([1, 2, 3].map(() => services.send(enrolmentEndpoints.mine, {})));
    expect(answers.map(({ firstName }) => firstName)).toEqual(['Sam', 'Sam', 'Sam']);
    const renewals = api.calls.filter(({ call }) => call === token);
    expect(renewals).toHaveLength(1);
    expect(renewals[0]?.body).toBe('grant_type=refresh_token&refresh_token=refresh-1');
    expect(services.tokens.access()).toBe('user-2');
  });

  it('ends the session when it cannot be renewed [SESS-09]', async () => {
    const { services } = servicesAt();
    services.session.accept(anEnrolment());
    services.tokens.keep(someTokens(1));
    api.on(mine, { problem: 'UNAUTHENTICATED' });
    api.on(token, { problem: 'INVALID_REFRESH_TOKEN' });
    await expect(services.send(enrolmentEndpoints.mine, {})).rejects.toThrow('401');
    expect(services.session.state.get().loggedIn).toBe(false);
    expect(services.tokens.access()).toBeNull();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when the service cannot be reached', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    api.on(mine, { problem: 'UNAUTHENTICATED' });
    api.on(token, 'offline');
    await expect(services.send(enrolmentEndpoints.mine, {})).rejects.toThrow('0 NETWORK');
    expect(services.tokens.access()).toBe('user-1');
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('a call that is rejected because an agent has finished the enrolment', () => {
  const body = { residentialStatus: 202 } as const;

  it('loads the enrolment before it fails, so that the page shows that it is finished', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment());
    api.on('PUT /api/v1/enrolment-auth', { problem: 'ENROLMENT_CLOSED' });
    api.on(mine, { body: anEnrolment({ version: 2, closedAt: '2026-11-20T10:42:00Z' }) });
    await expect(services.send(enrolmentEndpoints.update, { body })).rejects.toThrow('409');
    expect(services.session.enrolment.get()?.closedAt).toBe('2026-11-20T10:42:00Z');
  });

  it('fails for its own reason if the enrolment cannot be loaded', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment());
    api.on('PUT /api/v1/enrolment-auth', { problem: 'ENROLMENT_CLOSED' });
    api.on(mine, 'offline');
    await expect(services.send(enrolmentEndpoints.update, { body })).rejects.toThrow('409');
  });
});

describe('when another mover logs in while a call of the previous one is under way', () => {
  const save = 'PUT /api/v1/enrolment-auth/personal-details';
  const body = { title: 'Mr', firstName: 'Sam', surname: 'Hartley', dateOfBirth: '1985-03-27' } as const;

  it('does not repeat the call, whose token had expired, with the token of the other', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    api.on(mine, { body: anEnrolment() });
    api.on(save, async () => {
      services.session.end();
      await services.session.begin(someTokens(2));
      return { problem: 'UNAUTHENTICATED' };
    });
    await expect(services.send(enrolmentEndpoints.savePersonalDetails, { body })).rejects.toThrow('401');
    expect(api.calls.filter(({ call }) => call === save).map((call) => call.token)).toEqual(['user-1']);
    expect(services.tokens.access()).toBe('user-2');
    expect(ended).not.toHaveBeenCalled();
  });

  it('does not repeat the call when they log in during the renewal, either', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    api.on(mine, { body: anEnrolment() });
    api.on(save, { problem: 'UNAUTHENTICATED' });
    api.on(token, async () => {
      services.session.end();
      await services.session.begin(someTokens(2));
      return { body: someTokens(3) };
    });
    await expect(services.send(enrolmentEndpoints.savePersonalDetails, { body })).rejects.toThrow('401');
    expect(api.calls.filter(({ call }) => call === save).map((call) => call.token)).toEqual(['user-1']);
    expect(services.tokens.access()).toBe('user-2');
  });

  it('renews the token of the other, although a renewal for the previous one is still under way', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    let answerFirst = (): void => undefined;
    const firstAnswered = new Promise<void>((resolve) => (answerFirst = resolve));
    api.on(token, async ({ body: form }) => {
      if (form?.includes('refresh-1')) await firstAnswered;
      return { body: someTokens(form?.includes('refresh-1') ? 3 : 4) };
    });
    api.on(save, { problem: 'UNAUTHENTICATED' });
    const previous = services.send(enrolmentEndpoints.savePersonalDetails, { body });
    await new Promise((resolve) => setTimeout(resolve));
    services.session.end();
    services.tokens.keep(someTokens(2));
    api.on(mine, ({ token: used }) =>
      used === 'user-2' ? { problem: 'UNAUTHENTICATED' } : { body: anEnrolment({ firstName: 'Priya' }) },
    );
    expect(await services.send(enrolmentEndpoints.mine, {})).toMatchObject({ firstName: 'Priya' });
    answerFirst();
    await expect(previous).rejects.toThrow('401');
    expect(services.tokens.access()).toBe('user-4');
  });
});

describe('when the visitor’s token is not authorised', () => {
  it('ends the session [SESS-09]', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    api.on(mine, { problem: 'FORBIDDEN' });
    await expect(services.send(enrolmentEndpoints.mine, {})).rejects.toThrow('403');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('leaves a session alone that began in the meantime', async () => {
    const { services } = servicesAt();
    services.tokens.keep(someTokens(1));
    api.on(mine, () => {
      services.tokens.keep(someTokens(2));
      return { problem: 'FORBIDDEN' };
    });
    await expect(services.send(enrolmentEndpoints.mine, {})).rejects.toThrow('403');
    expect(services.tokens.access()).toBe('user-2');
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('when the app token is rejected', () => {
  it('reloads the page once, with the marker [SESS-11]', async () => {
    const { services, replace } = servicesAt();
    api.on(rating, { problem: 'UNAUTHENTICATED' });
    await expect(services.send(brandEndpoints.rating, {})).rejects.toThrow('401');
    expect(replace).toHaveBeenCalledWith('http://localhost:4000/oakwood/pending?refreshed=1');
  });

  it('does not reload if the call itself was rejected, like an agent’s login', async () => {
    const { services, replace } = servicesAt();
    api.on('POST /api/v1/telephony/login', { problem: 'INVALID_TELEPHONY_TOKEN' });
    await expect(services.send(telephonyEndpoints.login, { body: { token: 'used' } })).rejects.toThrow('401');
    expect(replace).not.toHaveBeenCalled();
    expect(services.storage.get('appToken')).toBe('app-1');
  });

  it('does not reload after a one-time code’s call, and uses a new token for the next [OTP-13]', async () => {
    const { services, replace } = servicesAt();
    const login = 'POST /api/v2/otp/login';
    const body = { channel: 0, contact: 'pat@example.test' } as const;
    api.on(login, { problem: 'UNAUTHENTICATED' });
    await expect(services.send(otpEndpoints.login, { body })).rejects.toThrow('401');
    expect(replace).not.toHaveBeenCalled();
    expect(services.storage.get('appToken')).toBeNull();
    api.on(login, { body: undefined });
    await services.send(otpEndpoints.login, { body });
    expect(api.calls.map(({ call }) => call).slice(-2)).toEqual(['POST /api/v1/token', login]);
  });

  it('does not use it again afterwards', async () => {
    const { services } = servicesAt();
    services.storage.set('refreshAppToken', 'app-refresh-0');
    api.on(rating, { problem: 'UNAUTHENTICATED' });
    await expect(services.send(brandEndpoints.rating, {})).rejects.toThrow('401');
    expect(services.storage.get('appToken')).toBeNull();
    expect(services.storage.get('refreshAppToken')).toBeNull();
  });

  it('leaves for the public site the second time [SESS-12]', async () => {
    const { services, replace } = servicesAt('http://localhost:4000/oakwood/pending?refreshed=1');
    api.on(rating, { problem: 'UNAUTHENTICATED' });
    await expect(services.send(brandEndpoints.rating, {})).rejects.toThrow('401');
    expect(replace).toHaveBeenCalledWith('https://www.example.test/');
  });

  it('stays in its frame the second time, and reports it', async () => {
    const { services, assign, replace } = servicesAt('http://localhost:4000/embed/oakwood?refreshed=1', {
      isFramed: true,
    });
    const shutOut = jest.fn();
    services.onAppRefused = shutOut;
    api.on(rating, { problem: 'UNAUTHENTICATED' });
    await expect(services.send(brandEndpoints.rating, {})).rejects.toThrow('401');
    expect(shutOut).toHaveBeenCalledTimes(1);
    expect(replace).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('an answer with a redirection', () => {
  const any = endpoint<NoInput, unknown>({ method: 'GET', path: '/any', roles: ['app'] });

  it.each([
    ['https://www.example.test/thanks', 'https://www.example.test/thanks'],
    ['http://localhost:4000/enrolment', 'http://localhost:4000/enrolment'],
    ['https://admin.example.test/calls', 'https://admin.example.test/calls'],
    ['/enrolment', '/enrolment'],
  ])('is followed to %s [SESS-13]', async (redirectionUrl, expected) => {
    const { services, assign } = servicesAt();
    api.on('GET /api/v1/any', { body: { redirectionUrl } });
    await services.send(any, {});
    expect(assign).toHaveBeenCalledWith(expected);
  });

  it.each([
    'https://evil.test/',
    'javascript:alert(1)',
    '//evil.test',
    'blob:https://www.example.test/1',
    'https://',
    '',
  ])('is not followed to %j', async (redirectionUrl) => {
    const { services, assign } = servicesAt();
    api.on('GET /api/v1/any', { body: { redirectionUrl } });
    await services.send(any, {});
    expect(assign).not.toHaveBeenCalled();
  });
});
