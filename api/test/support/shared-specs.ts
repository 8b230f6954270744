import type { CallInput, Endpoint, Role } from '@home-move/contract';
import { urlOf } from '@home-move/contract';
import type { BootedApp, RequestOptions } from './boot-app.js';

/** The id of no enrolment. */
const unknownEnrolment = 'ffffffffffffffffffffffff';

const roles: readonly Role[] = ['app', 'enrolment', 'customer', 'agent', 'housemate'];

/** Tests that a route rejects missing and forged tokens, and every role that its endpoint does not permit. */
export function itRequiresAuthentication<Input extends CallInput>(
  api: () => BootedApp,
  endpoint: Endpoint<Input>,
  input: Input,
): void {
  const send = (options: RequestOptions = {}) =>
    api().send(endpoint.method, urlOf(endpoint, input), {
      ...(input.body !== undefined && { body: input.body }),
      ...options,
    });

  it('answers 401 without a token', async () => {
    expect(await send()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED', status: 401 } });
  });

  it('answers 401 to a forged token', async () => {
    const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4Iiwicm9sZSI6ImFnZW50Iiwic2lkIjoieCIsImV4cCI6OTk5OTk5OTk5OX0.AAAA';
    expect(await send({ token: forged })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  for (const role of roles.filter((candidate) => !endpoint.roles.includes(candidate))) {
    it(`answers 403 to the role ${role}`, async () => {
      const token = role === 'app' ? await api().appToken() : await api().tokenFor(unknownEnrolment, role);
      expect(await send({ token })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', status: 403 } });
    });
  }
}

/** Tests that each invalid body is rejected with these messages by field. */
export function itValidatesItsBody<Input extends CallInput>(
  api: () => BootedApp,
  endpoint: Endpoint<Input>,
  params: Pick<CallInput, 'params' | 'query'>,
  token: () => Promise<string>,
  bad: Readonly<Record<string, { body: unknown; errors: Record<string, string> }>>,
): void {
  for (const [name, { body, errors }] of Object.entries(bad)) {
    it(`rejects ${name}`, async () => {
      const response = await api().send(endpoint.method, urlOf(endpoint, params), { body, token: await token() });
      expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION', errors } });
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    });
  }
}
