import { meterDayEndpoints } from '@home-move/contract';
import { aMoverAt } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { readPdf } from '../pdf/read-pdf.fixture.js';
import { sendReading, type Caller } from './meter-day.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-27T09:31:00Z'));
afterAll(() => api.close());

async function sheetOf({ token }: Caller) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${api.url}/api/v1/meter-day/handover-sheet.pdf`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const picturesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

describe('GET /meter-day/handover-sheet.pdf', () => {
  itRequiresAuthentication(() => api, meterDayEndpoints.handoverSheet, {});

  it('is one page with photos, readings, serial numbers, times and hashes [METER-15]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const takenAt = '2026-11-27T09:30:00.000Z';
    // Stored in another order than the one of the page.
    const water = await sendReading(api, mover, { meter: 'water', serialNumber: null, photo: null, takenAt });
    const gas = await sendReading(api, mover, { meter: 'gas', serialNumber: 'G4A74582', takenAt });
    const electricity = await sendReading(api, mover, { takenAt, sentAt: '2026-11-27T10:31:00.000Z' });
    const { status, headers, bytes } = await sheetOf(mover);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="handover-sheet.pdf"');
    expect(headers.get('cache-control')).toBe('no-store');
    const { title, language, pages } = readPdf(bytes);
    expect({ title, language, pages: pages.length }).toEqual({
      title: 'Meter readings at handover',
      language: 'en-GB',
      pages: 1,
    });
    const [text = ''] = pages;
    expect(text).toMatch(/14 Castle Road, Bedford, MK40 2QT.*Electricity.*Gas.*No photo.*Water/);
    for (const part of [
      'Reading: 48217',
      'Serial number: Z18N 402913',
      'Serial number: G4A74582',
      'Serial number: Not entered',
      'Read at: 27 Nov 2026, 9:30am',
      'Received at: 27 Nov 2026, 9:31am',
    ])
      expect(text).toContain(part);
    for (const { body } of [electricity, gas, water]) expect(text.replaceAll(' ', '')).toContain(body.hash);
    expect(text.match(/clock was/g)).toHaveLength(1);
    expect(text).toContain("Clock: The device's clock was 60 minutes ahead of ours");
    expect(picturesIn(bytes)).toBeGreaterThan(0);
  });

  it('is made of the meters that are read, and again later [METER-15]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect((await sheetOf(mover)).status).toBe(404);
    await sendReading(api, mover, { meter: 'gas', photo: null });
    const [first = ''] = readPdf((await sheetOf(mover)).bytes).pages;
    expect(first).toContain('Gas');
    expect(first).not.toContain('Electricity');
    await sendReading(api, mover);
    expect(readPdf((await sheetOf(mover)).bytes).pages[0]).toContain('Electricity');
  });

  it('is limited per enrolment', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await sendReading(api, mover, { photo: null });
    const answers: number[] = [];
    for (let sheet = 0; sheet < 31; sheet += 1) answers.push((await sheetOf(mover)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });
});
