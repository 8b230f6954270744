import { formatAddress, formatDay, londonToday, type Palette } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { brandedPdf } from '../pdf/branded-pdf.js';
import type { PdfContent, PdfDocument } from '../pdf/pdf-document.js';
import { handoverTexts as texts } from './handover-sheet.texts.js';
import type { StoredReading } from './meter-reading.repository.js';

/** A reading with its photo. */
export interface PicturedReading {
  readonly reading: StoredReading;
  /** A JPEG as base64; null without one. */
  readonly photo: string | null;
}

interface SheetFacts {
  readonly enrolment: Pick<EnrolmentRecord, 'address' | 'moveInDate'>;
  readonly brand: Brand;
  readonly readings: readonly PicturedReading[];
  readonly now: Date;
}

/** Three meters with their photos fit on one page. */
const photoSize = [210, 150] as const;

/** The readings of a home on one page. [METER-15] */
export function handoverSheet({ enrolment, brand, readings, now }: SheetFacts): PdfDocument {
  const { address, moveInDate } = enrolment;
  return brandedPdf({
    title: texts.title,
    brand,
    content: (colours) => [
      { text: texts.title, style: 'heading', outline: true },
      { text: address === null ? '' : formatAddress(address), style: 'title' },
      ...(moveInDate === null ? [] : [texts.moveIn(moveInDate)]),
      { text: texts.made(timeOf(now)), style: 'muted', margin: [0, 0, 0, 6] },
      metersTable(readings, colours),
      { text: texts.proof, style: 'muted', margin: [0, 8, 0, 0] },
    ],
  });
}

function metersTable(readings: readonly PicturedReading[], { line }: Palette): PdfContent {
  return {
    margin: [0, 6, 0, 0],
    layout: 'rows',
    table: {
      widths: [photoSize[0], '*'],
      lineColour: line,
      dontBreakRows: true,
      body: readings.map(({ reading, photo }) => [photoCell(photo), factsOf(reading)]),
    },
  };
}

const photoCell = (photo: string | null): PdfContent =>
  photo === null
    ? { text: texts.noPhoto, style: 'muted' }
    : { image: `data:image/jpeg;base64,${photo}`, fit: photoSize };

function factsOf(reading: StoredReading): PdfContent {
  const { meter, values, serialNumber, takenAt, receivedAt, clockDifference, hash } = reading;
  const facts: readonly (readonly [string, string])[] = [
    [texts.serialNumber, serialNumber ?? texts.noSerialNumber],
    [texts.takenAt, timeOf(new Date(takenAt))],
    [texts.receivedAt, timeOf(receivedAt)],
    ...(clockDifference === null ? [] : ([[texts.clock, texts.clockDifference(clockDifference)]] as const)),
  ];
  return {
    stack: [
      { text: texts.meters[meter], style: 'section' },
      ...values.map(({ rate, value }) => ({
        text: [`${texts.rates[rate]}: `, { text: value, bold: true, fontSize: 14 }],
        margin: [0, 2, 0, 2],
      })),
      ...facts.map(([name, value]) => ({ text: `${name}: ${value}`, style: 'fact' })),
      { text: `${texts.hash}: ${hash}`, fontSize: 6.5 },
    ],
  };
}

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** "27 Nov 2026, 9:47am" in London. */
function timeOf(moment: Date): string {
  return `${formatDay(londonToday(moment))}, ${clockTime.format(moment).replace(' ', '')}`;
}
