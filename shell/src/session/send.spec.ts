import { brandEndpoints, endpoint, enrolmentEndpoints, type NoInput } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { someTokens, type FakeApi } from '../testing/fake-api';
import { pageServicesOfEachTest } from '../testing/page-services';

const mine = 'GET /api/v1/enrolment-auth';
const rating = 'GET /api/v1/review/rating';

let api: FakeApi;
const { servicesAt, ended } = pageServicesOfEachTest((created) => (api = created));

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
