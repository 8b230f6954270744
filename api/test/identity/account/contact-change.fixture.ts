import { randomInt, randomUUID } from 'node:crypto';
import { accountEndpoints, enrolmentEndpoints, otpEndpoints, type Tokens } from '@home-move/contract';
import { aMoverAt, clearFaults } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { codeSentTo, email, linkSentTo, requestCode, verify } from './login.fixture.js';

const page = 'http://localhost:4000/default/contact-change';

/**
 * Boots the API for the tests of a file, and gives it to `use`. Its log is complete; mocks and faults end with each test.
 * Returns the calls that change a contact, look for the link that undoes the change, and log in.
 */
export function bootForContactChanges(use: (api: BootedApp) => void) {
  let api: BootedApp;

  beforeAll(async () => {
    api = await bootApp({
      TOKEN_LIMIT_PER_MINUTE: '10000',
      VALIDATE_LIMIT: '10000',
      MESSAGE_LIMIT: '10000',
      LOG_LEVEL: 'trace',
    });
    use(api);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await clearFaults(api);
  });
  afterAll(() => api.close());

  const save = (token: string, emailAddress: string, contactNumber: string) =>
    api.call(enrolmentEndpoints.saveContactDetails, { body: { emailAddress, contactNumber } }, { token });

  async function prove(token: string, contact: string, channel: 0 | 1 = email): Promise<Tokens> {
    const body = { channel, contact } as never;
    expect((await api.call(otpEndpoints.request, { body }, { token })).status).toBe(204);
    const verified = await verify(api, token, await codeSentTo(api, contact), channel);
    expect(verified.status).toBe(200);
    return verified.body;
  }

  return {
    save,
    prove,
    mine: async (token: string) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body,
    find: async (token: string) =>
      api.call(accountEndpoints.contactChange, { body: { token } }, { token: await api.appToken() }),
    undoLink: async (contact: string) => (await linkSentTo(api, contact, page)).token,
    logIn: async (contact: string) => {
      const app = await api.appToken();
      const requested = await requestCode(api, app, contact);
      return requested.status === 204 ? verify(api, app, await codeSentTo(api, contact)) : requested;
    },
    /** A mover with a proven address and an unproven number, and an agent on the call. */
    aCall: async () => {
      const mover = await aMoverAt(api, 'MK40 2QT');
      const [old, next] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
      const [number, nextNumber] = [`07700${randomInt(100_000, 400_000)}`, `07700${randomInt(500_000, 900_000)}`];
      await save(mover.token, old, number);
      const { access_token: token } = await prove(mover.token, old);
      return { id: mover.id, token, agent: await api.tokenFor(mover.id, 'agent'), old, next, number, nextNumber };
    },
  };
}
