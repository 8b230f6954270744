import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { someTokens, type FakeApi, type FakeCall } from '../testing/fake-api';
import { pageServicesOfEachTest } from '../testing/page-services';

const mine = 'GET /api/v1/enrolment-auth';
const token = 'POST /api/v1/token';

let api: FakeApi;
const { servicesAt, ended } = pageServicesOfEachTest((created) => (api = created));

/** Answers user-1 with 401, as after the token has expired. */
const expired = (answer: unknown) => (call: FakeCall) =>
  call.token === 'user-1' ? ({ problem: 'UNAUTHENTICATED' } as const) : { body: answer };

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
    let requestFirst = (): void => undefined;
    const firstRequested = new Promise<void>((resolve) => (requestFirst = resolve));
    api.on(token, async ({ body: form }) => {
      if (form?.includes('refresh-1')) {
        requestFirst();
        await firstAnswered;
      }
      return { body: someTokens(form?.includes('refresh-1') ? 3 : 4) };
    });
    api.on(save, { problem: 'UNAUTHENTICATED' });
    const previous = services.send(enrolmentEndpoints.savePersonalDetails, { body });
    await firstRequested;
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
