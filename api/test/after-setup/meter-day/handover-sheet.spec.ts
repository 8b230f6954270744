import { aJpegOf } from '@home-move/contract/testing';
import { handoverSheet } from '../../../src/modules/after-setup/meter-day/handover-sheet.js';
import type { StoredReading } from '../../../src/modules/after-setup/meter-day/meter-reading.repository.js';
import { PdfRenderer, pdfWorker } from '../../../src/modules/after-setup/pdf/pdf-renderer.js';
import { demoBrands } from '../../../src/modules/brands/brand/brands.data.js';
import { readPdf } from '../pdf/read-pdf.fixture.js';

const renderer = new PdfRenderer(pdfWorker);
afterAll(() => renderer.onModuleDestroy());

const now = new Date('2026-11-27T10:00:00Z');

const aStored = (changes: Partial<StoredReading>): StoredReading => ({
  id: '0123456789abcdef0123456789abcdef',
  home: '14 Castle Road, Bedford, MK40 2QT',
  meter: 'gas',
  values: [{ rate: 'single', value: '03128' }],
  serialNumber: 'G4A00527141821',
  takenAt: '2026-11-27T09:30:00.000Z',
  receivedAt: new Date('2026-11-27T09:31:00Z'),
  clockDifference: -3600,
  hash: 'ab'.repeat(32),
  sequence: 1,
  hasPhoto: true,
  delivery: { state: 'byMessage', recipient: null, reference: null, at: null },
  ...changes,
});

/** The readings of three meters, each with everything that it can have. */
const everything = [
  aStored({
    meter: 'electricity',
    values: [
      { rate: 'day', value: '48217' },
      { rate: 'night', value: '11902' },
    ],
  }),
  aStored({}),
  aStored({ meter: 'water', values: [{ rate: 'single', value: '00000413' }], serialNumber: 'A'.repeat(20) }),
];

const address = {
  addressKey: null,
  houseNameOrNumber: 'Flat 12, The Old Cotton Warehouse and Granary',
  addressLine1: 'Bartholomew-and-Saint-Augustine Street West',
  addressLine2: 'Stoke-on-the-Hill with Upper Marsh',
  cityTown: 'Newcastle upon Tyne',
  postcode: 'MK40 2QT',
  isAbroad: false,
  manualAddress: true,
  isDomestic: true,
};

const [brand] = demoBrands(undefined);

async function drawn(readings: readonly StoredReading[], [width, height]: readonly [number, number]) {
  if (!brand) throw new Error('no brand');
  const photo = Buffer.from(aJpegOf(width, height)).toString('base64');
  const pictured = readings.map((reading) => ({ reading, photo }));
  const sheet = handoverSheet({ enrolment: { address, moveInDate: '2026-11-27' }, brand, readings: pictured, now });
  return readPdf(await renderer.render(sheet, now)).pages;
}

describe('the handover sheet', () => {
  it.each([
    ['wide', [800, 600]],
    ['high', [600, 800]],
  ] as const)('has three %s photos with everything that there can be on one page [METER-15]', async (_, size) => {
    const pages = await drawn(everything, size);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Night reading: 11902');
    expect(pages[0]?.match(/The device's clock was 60 minutes behind ours/g)).toHaveLength(3);
  });

  it.each([
    [301, '5 minutes ahead of ours'],
    [-7140, '119 minutes behind ours'],
    [7200, '2 hours ahead of ours'],
    [-172_800, '2 days behind ours'],
  ])('names a difference of the clocks of %s seconds as %s [METER-12]', async (clockDifference, expected) => {
    const [page] = await drawn([aStored({ clockDifference })], [800, 600]);
    expect(page).toContain(`The device's clock was ${expected}`);
  });
});
