import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { openApiOf, type Schema } from './openapi.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const description = () => openApiOf(api);

describe('the OpenAPI document', () => {
  it('documents the body of every modifying endpoint', async () => {
    const { paths } = await description();
    const bare = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        method === 'get' || requestBody ? [] : [`${method.toUpperCase()} ${path}`],
      ),
    );
    // Their input is in path or query, or they have none.
    expect(bare.toSorted()).toEqual([
      'DELETE /api/partner/v1/moves/{reference}',
      'DELETE /api/partner/v1/webhooks/{id}',
      'DELETE /api/partner/v1/webhooks/{id}/secrets/{secretId}',
      'DELETE /api/v1/enrolment/calendar-feed',
      'DELETE /api/v1/enrolment/meter-photos/{meter}',
      'DELETE /api/v1/household/invitations/{id}',
      'DELETE /api/v1/household/people/{id}',
      'DELETE /api/v1/private-entry/{id}',
      'POST /api/partner/v1/moves/{reference}/invite',
      'POST /api/partner/v1/webhooks/{id}/secrets',
      'POST /api/v1/account/log-out-everywhere',
      'POST /api/v1/affiliates/{id}/visit',
      'POST /api/v1/commclick/forgottenpassword',
      'POST /api/v1/confirmation/send',
      'POST /api/v1/enrolment/calendar-feed',
      'POST /api/v1/enrolment/completeservices',
      'POST /api/v1/enrolment/data-passport/entries/{id}/resend',
      'POST /api/v1/enrolment/data-passport/entries/{id}/withdraw',
      'POST /api/v1/enrolment/data-privacy/erase',
      'POST /api/v1/enrolment/data-privacy/forget',
      'POST /api/v1/enrolment/end-enrolment',
      'POST /api/v1/enrolment/reopen',
      'POST /api/v1/enrolment/skipservice',
      'POST /api/v1/enrolment/smart-offered',
      'POST /api/v1/enrolment/wom-consent',
      'POST /api/v1/entertainment/remove-pending-wombb-package',
      'POST /api/v1/household/invitations/{id}/again',
      'POST /api/v1/household/leave',
      'POST /api/v1/household/link',
      'POST /api/v1/onboarding/commit-journey',
      'POST /api/v1/orders/{reference}/cancel',
      'PUT /api/v1/move-in-date-unknown',
      'PUT /api/v1/note/{id}/reminder-done',
    ]);
  });

  it.each([
    ['/api/v2/otp/channel-details', ['channel', 'token']],
    ['/api/v1/registry/resolution', ['brand', 'branch']],
  ])('documents the query of %s', async (path, names) => {
    const { parameters = [] } = (await description()).paths[path]?.['get'] ?? {};
    expect(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)).toEqual(names);
  });

  it('documents the query that records a consent', async () => {
    const { parameters = [] } = (await description()).paths['/api/v1/enrolment/wom-consent']?.['post'] ?? {};
    expect(parameters).toMatchObject([
      { name: 'serviceType', in: 'query', required: true },
      { name: 'sendEmail', in: 'query', required: false, schema: { type: 'boolean' } },
      { name: 'version', in: 'query', required: false, schema: { enum: ['2026-11'], default: '2026-11' } },
    ]);
  });

  it("documents the contract's rules of a body", async () => {
    const { paths } = await description();
    const content = paths['/api/v1/addresses/manual-address']?.['put']?.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(['application/x-www-form-urlencoded', 'application/json']);
    expect(content?.['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['houseNameOrNumber', 'addressLine1', 'town', 'postcode'],
      properties: {
        town: { type: 'string', minLength: 1, maxLength: 100 },
        postcode: { type: 'string', maxLength: 8 },
      },
    });
  });

  it('documents the allowed numbers of fields that a form may send as text', async () => {
    const { paths } = await description();
    const fieldIn = (path: string, field: string) => {
      const content = paths[path]?.['post']?.requestBody?.content ?? {};
      const [body] = Object.values(content);
      return (body?.schema['properties'] as Record<string, Schema> | undefined)?.[field];
    };
    expect(fieldIn('/api/v2/otp/login', 'channel')).toEqual({ type: 'number', const: 0 });
    expect(fieldIn('/api/v2/otp/verify', 'channel')).toEqual({ type: 'number', enum: [0, 1] });
  });
});
