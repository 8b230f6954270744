import type { CallInput, Endpoint, Role } from '@home-move/contract';
import { urlOf } from '@home-move/contract';
import type { BootedApp, RequestOptions } from './boot-app.js';

/** Any enrolment id that nobody has. */
const somebody = 'ffffffffffffffffffffffff';

const open: readonly Role[] = ['app', 'enrolment', 'customer', 'agent'];

/** Shows that a route wants a token, refuses a broken one, and lets in no role that its endpoint does not name. */
export function itRequiresAuthentication<Input extends CallInput>(
  api: () => BootedApp,
  endpoint: Endpoint<Input>,
  input: Input,
): void {
  const send = (sending: RequestOptions = {}) =>
    api().send(endpoint.method, urlOf(endpoint, input), {
      ...(input.body !== undefined && { body: input.body }),
      ...sending,
    });

  it('answers 401 without a token', async () => {
    expect(await send()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED', status: 401 } });
  });

  it('answers 401 to a token that we did not sign', async () => {
    const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4Iiwicm9sZSI6ImFnZW50Iiwic2lkIjoieCIsImV4cCI6OTk5OTk5OTk5OX0.AAAA';
    expect(await send({ token: forged })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  for (const role of open.filter((one) => !endpoint.roles.includes(one))) {
    it(`answers 403 to the role ${role}`, async () => {
      const token = role === 'app' ? await api().appToken() : await api().tokenFor(somebody, role);
      expect(await send({ token })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', status: 403 } });
    });
  }
}

/** Shows that each bad body is refused, with exactly these messages by field. */
export function itValidatesItsBody<Input extends CallInput>(
  api: () => BootedApp,
  endpoint: Endpoint<Input>,
  params: Pick<CallInput, 'params' | 'query'>,
  token: () => Promise<string>,
  bad: Readonly<Record<string, { body: unknown; errors: Record<string, string> }>>,
): void {
  for (const [name, { body, errors }] of Object.entries(bad)) {
    it(`refuses ${name}`, async () => {
      const answer = await api().send(endpoint.method, urlOf(endpoint, params), { body, token: await token() });
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', errors } });
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    });
  }
}
