import { brandEndpoints } from '@home-move/contract';
import { type BootedApp, bootApp, briefTimeLimit } from '../../support/boot-app.js';

let api: BootedApp;
let token: string;

beforeAll(async () => {
  api = await bootApp(briefTimeLimit);
  token = await api.appToken();
});
afterAll(() => api.close());

const fault = (mode: string) =>
  fetch(`${api.sandbox.origin}/faults/rating`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
const rating = () => api.call(brandEndpoints.rating, {}, { token });

describe('the review rating', () => {
  it.each(['down', 'slow', 'error', 'malformed'])(
    'is a third party failing when the provider is %s [API-18]',
    async (mode) => {
      await fault(mode);
      expect(await rating()).toMatchObject({
        status: 502,
        body: {
          code: 'THIRD_PARTY',
          title: 'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
        },
      });
    },
  );

  it("is the provider's, mapped to our fields and cached for ten minutes", async () => {
    await fault('ok');
    expect(await rating()).toMatchObject({
      status: 200,
      body: {
        company: 'Home Move',
        score: 4.6,
        outOf: 5,
        count: 1284,
        from: '2025-11-01',
        to: '2026-10-31',
        sourceUrl: 'https://candid-reviews.example/home-move',
      },
    });
    await fault('down');
    expect((await rating()).status).toBe(200);
    api.clock.advance({ minutes: 11 });
    expect((await rating()).status).toBe(502);
  });
});
