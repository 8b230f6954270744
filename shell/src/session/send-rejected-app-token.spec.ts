import { brandEndpoints, otpEndpoints, telephonyEndpoints } from '@home-move/contract';
import type { FakeApi } from '../testing/fake-api';
import { pageServicesOfEachTest } from '../testing/page-services';

const rating = 'GET /api/v1/review/rating';

let api: FakeApi;
const { servicesAt } = pageServicesOfEachTest((created) => (api = created));

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
