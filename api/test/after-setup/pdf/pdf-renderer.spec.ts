import { join } from 'node:path';
import type { PdfDocument } from '../../../src/modules/after-setup/pdf/pdf-document.js';
import { PdfRenderer, pdfWorker } from '../../../src/modules/after-setup/pdf/pdf-renderer.js';

const now = new Date('2026-11-20T10:00:00Z');
const unavailable = { code: 'UNAVAILABLE' };

const titled = (title: string, content: PdfDocument['content'] = []): PdfDocument => ({
  pageSize: 'A4',
  pageMargins: [48, 44, 48, 56],
  version: '1.7',
  language: 'en-GB',
  displayTitle: true,
  info: { title, author: 'Home Move' },
  defaultStyle: {},
  styles: {},
  content,
  footer: { text: '', page: '{page}/{pages}' },
});

describe('a thread that draws PDFs', () => {
  let renderer: PdfRenderer;
  const draw = async (title: string) => (await renderer.render(titled(title), now)).toString();

  beforeEach(() => {
    renderer = new PdfRenderer(join(__dirname, 'failing.worker.mjs'), 3000);
  });
  afterEach(() => renderer.onModuleDestroy());

  it.each(['exit', 'throw'])(
    'is replaced after it crashed (%s), and every document that waited for it fails',
    async (crash) => {
      const answers = await Promise.allSettled([draw(crash), draw('hang'), draw('hang')]);
      expect(answers).toMatchObject(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: unavailable })));
      expect(await draw('the next one')).toBe('the next one');
    },
  );

  it('is replaced when a document takes too long', async () => {
    await expect(draw('hang')).rejects.toMatchObject(unavailable);
    expect(await draw('the next one')).toBe('the next one');
  });

  it('takes 50 documents at a time', async () => {
    const waiting = Promise.allSettled(Array.from({ length: 50 }, () => draw('hang')));
    await expect(draw('one more')).rejects.toMatchObject(unavailable);
    await renderer.onModuleDestroy();
    expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true);
  });
});

it('reads no files but its fonts, and survives a document that it cannot draw', async () => {
  const renderer = new PdfRenderer(pdfWorker);
  await expect(renderer.render(titled('a file', [{ image: '/etc/hostname' }]), now)).rejects.toMatchObject(unavailable);
  expect((await renderer.render(titled('plain'), now)).subarray(0, 5).toString()).toBe('%PDF-');
  await renderer.onModuleDestroy();
});
