import { brandEndpoints, enrolmentEndpoints, type Tokens } from '@home-move/contract';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
});
afterAll(() => api.close());

async function appToken(): Promise<string> {
  const { body } = await api.send('POST', '/api/v1/token', {
    body: 'grant_type=client_credentials&client_id=tenant-portal',
  });
  return (body as Tokens).access_token;
}

describe('parallel calls', () => {
  it('are each answered for their own caller', async () => {
    const token = await appToken();
    const create = () => api.call(enrolmentEndpoints.create, { body: { selectedPartner: 100 } }, { token });
    const [one, other] = [(await create()).body, (await create()).body];

    const callers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other));
    const answers = await Promise.all(
      callers.map(({ access_token }) => api.call(enrolmentEndpoints.mine, {}, { token: access_token })),
    );

    expect(answers.map(({ body }) => body.id)).toEqual(callers.map(({ id }) => id));
  });

  it('are each admitted or rejected by their own token', async () => {
    const token = await appToken();
    const tokens = [token, 'no-token', token, undefined, token, 'no-token'];
    const answers = await Promise.all(
      tokens.map((each) =>
        api.call(brandEndpoints.branding, { params: { brand: 'default' } }, each === undefined ? {} : { token: each }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200, 401, 200, 401]);
  });
});
