import { anEnrolment } from '@home-move/contract/testing';
import { createFakeApi, someTokens } from '../testing/fake-api';
import { aSessionServices } from '../testing/session-services.builder';
import { startSession } from './start-session';

beforeEach(() => sessionStorage.clear());

/** A visitor with tokens of an earlier page, whose enrolment the API answers so. */
function returning(answer: Parameters<ReturnType<typeof createFakeApi>['on']>[1]) {
  const api = createFakeApi();
  api.on('POST /api/v1/token', { body: { access_token: 'app', expires_in: 3600 } });
  api.on('GET /api/v1/enrolment-auth', answer);
  const services = aSessionServices({ fetcher: api.fetch });
  services.tokens.keep(someTokens(1));
  return services;
}

describe('a visitor with tokens of an earlier page', () => {
  it('is logged in once the enrolment has loaded', async () => {
    const services = returning({ body: anEnrolment() });
    await startSession(services);
    expect(services.session.state.get().loggedIn).toBe(true);
  });

  it('keeps them while the API cannot load the enrolment, so that a retry logs in', async () => {
    const services = returning({ problem: 'THIRD_PARTY' });
    await expect(startSession(services)).rejects.toMatchObject({ problem: { code: 'THIRD_PARTY' } });
    expect(services.tokens.access()).toBe('user-1');
  });

  it.each(['FORBIDDEN', 'NOT_FOUND', 'VALIDATION'] as const)('loses them if the answer is %s', async (problem) => {
    const services = returning({ problem });
    await startSession(services);
    expect(services.tokens.access()).toBeNull();
  });
});
