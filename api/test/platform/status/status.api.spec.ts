import { enrolmentEndpoints, healthEndpoints } from '@home-move/contract';
import { AddressesPort } from '../../../src/providers/addresses/addresses.port.js';
import { aMover, clearFaults, fault } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp, briefTimeLimit } from '../../support/boot-app.js';

let api: BootedApp;
let token: string;

beforeAll(async () => {
  api = await bootApp(briefTimeLimit);
  api.clock.at('2026-11-20T10:00:00Z');
  token = await api.appToken();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await clearFaults(api);
  api.clock.advance({ seconds: 10 });
});
afterAll(() => api.close());

const status = () => api.call(healthEndpoints.serviceStatus, {}, { token });
const probes = () => jest.spyOn(api.app.get(AddressesPort, { strict: false }), 'status');

describe('the status of the address service', () => {
  itRequiresAuthentication(() => api, healthEndpoints.serviceStatus, {});

  it.each([
    ['ok', 'Up'],
    ['slow', 'Degraded'],
    ['down', 'Down'],
    ['error', 'Down'],
    ['malformed', 'Down'],
  ])('is, when the provider is %s, %s [HEALTH-06]', async (mode, expected) => {
    await fault(api, 'addresses', mode);
    expect(await status()).toMatchObject({ status: 200, body: { data: { status: expected } } });
  });

  it('is fetched once for simultaneous polls', async () => {
    const asked = probes();
    const answers = await Promise.all(Array.from({ length: 20 }, status));
    expect(answers.map(({ body }) => body.data.status)).toEqual(Array.from({ length: 20 }, () => 'Up'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after five to six seconds', async () => {
    const asked = probes();
    await status();
    await fault(api, 'addresses', 'down');
    api.clock.advance({ seconds: 4.9 });
    expect((await status()).body.data.status).toBe('Up');
    expect(asked).toHaveBeenCalledTimes(1);
    api.clock.advance({ seconds: 1.2 });
    expect((await status()).body.data.status).toBe('Down');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is Down without a call while the breaker is open', async () => {
    const mover = await aMover(api);
    await fault(api, 'addresses', 'error', { match: 'MK40 2QT' });
    const params = { postcode: 'MK40 2QT' };
    const lookUp = () => api.call(enrolmentEndpoints.addresses, { params }, { token: mover.token });
    const failed = await Promise.all(Array.from({ length: 10 }, lookUp));
    expect(failed.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 502));
    expect((await status()).body.data.status).toBe('Down');
  });
});
