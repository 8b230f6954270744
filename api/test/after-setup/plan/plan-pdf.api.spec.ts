import { Worker } from 'node:worker_threads';
import { planEndpoints } from '@home-move/contract';
import { PdfRenderer } from '../../../src/modules/after-setup/pdf/pdf-renderer.js';
import { aMoverAt } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

declare const requireNatively: NodeJS.Require;

let api: BootedApp;
let render: jest.SpyInstance;

beforeAll(async () => {
  api = await bootApp({ PLAN_DOCUMENT_LIMIT: '2' });
  render = jest.spyOn(api.app.get(PdfRenderer), 'render');
});
beforeEach(() => {
  api.clock.at('2026-11-20T10:00:00Z');
  render.mockClear();
});
afterAll(() => api.close());

const pdfOf = (token: string) => api.call(planEndpoints.document, {}, { token });
const note = (token: string, electricity: string) =>
  api.call(
    planEndpoints.saveReadings,
    {
      body: {
        readOn: '2026-11-20',
        electricity,
        electricityNight: null,
        gas: null,
      },
    },
    { token },
  );

describe('GET /enrolment/move-plan.pdf', () => {
  it('is drawn outside of the thread that answers requests', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT', { moveInDays: 5 });
    expect((await pdfOf(token)).status).toBe(200);
    const loaded = Object.keys(requireNatively.cache).filter((path) => path.includes('/pdfmake/'));
    expect(loaded).toEqual([]);
  });

  it('is drawn once for 60 requests of the same plan', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT', { moveInDays: 6 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => pdfOf(token)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is drawn again when the plan has changed, and after ten minutes', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT', { moveInDays: 7 });
    await pdfOf(token);
    await note(token, '12345');
    await pdfOf(token);
    expect(render).toHaveBeenCalledTimes(2);
    api.clock.advance({ minutes: 10 });
    await pdfOf(token);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('is drawn twice in ten minutes for each enrolment if the limit is 2', async () => {
    const [{ token }, other] = [
      await aMoverAt(api, 'MK40 2QT', { moveInDays: 8 }),
      await aMoverAt(api, 'MK40 2QT', { moveInDays: 9 }),
    ];
    for (const electricity of ['12345', '12346']) {
      await note(token, electricity);
      expect((await pdfOf(token)).status).toBe(200);
    }
    await note(token, '12347');
    expect(await pdfOf(token)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '600' },
    });
    expect((await pdfOf(other.token)).status).toBe(200);
  });

  it('can be requested again after it could not be drawn', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT', { moveInDays: 11 });
    const thread = jest.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
      void this.terminate();
    });
    expect((await pdfOf(token)).body).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
    });
    thread.mockRestore();
    expect((await pdfOf(token)).status).toBe(200);
  });
});
