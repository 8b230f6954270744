import { disclosureTexts, formatDay, londonToday, type Disclosure, type Palette } from '@home-move/contract';
import { brandedPdf } from '../../after-setup/pdf/branded-pdf.js';
import type { PdfContent, PdfDocument } from '../../after-setup/pdf/pdf-document.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { exportedCollections, type ExportedData, type ExportedName } from './customer-export.js';
import { dataTexts as texts } from './data-export.texts.js';
import { factsOf, type ReadableFact } from './readable-facts.js';

/** The passport of a mover, and all data that is held. */
export interface DataCopy {
  /** yyyy-MM-dd */
  readonly createdOn: string;
  /** Newest first. */
  readonly passport: readonly Disclosure[];
  readonly data: ExportedData;
}

/** The copy to read: the entries of the passport as sentences, then each stored document, field by field. [PASS-14] */
export const dataDocument = ({ createdOn, passport, data }: DataCopy, brand: Brand): PdfDocument =>
  brandedPdf({
    title: texts.title,
    brand,
    content: (colours) => [
      { text: texts.title, style: 'heading', outline: true },
      { text: texts.asOf(formatDay(createdOn)), style: 'muted' },
      ...passportTable(passport, colours),
      sectionTitle(texts.data),
      { text: texts.omitted, style: 'muted' },
      ...statements(data),
      ...(Object.keys(exportedCollections) as ExportedName[]).flatMap((name) => collection(name, data[name])),
    ],
  });

const sectionTitle = (text: string): PdfContent => ({ text, style: 'section', margin: [0, 14, 0, 4], outline: true });

function passportTable(passport: readonly Disclosure[], { line }: Palette): readonly PdfContent[] {
  if (passport.length === 0) return [sectionTitle(texts.passport), { text: texts.noEntries }];
  const table = {
    headerRows: 1,
    dontBreakRows: true,
    widths: [66, '*', '*', 78],
    body: [texts.columns.map((text) => ({ text, style: 'muted' })), ...passport.map(entryRow)],
    lineColour: line,
  };
  return [sectionTitle(texts.passport), { table, layout: 'rows' }];
}

function entryRow(entry: Disclosure): readonly PdfContent[] {
  const { at, recipient, kinds, purpose, legalBasis, reference, result, withdrawnAt, objectedAt } = entry;
  const { recipients, purposes, bases, healthConsent, results } = disclosureTexts;
  const basis = purpose === 'prioritySupport' ? healthConsent : bases[legalBasis];
  const notes = [
    reference && texts.reference(reference),
    withdrawnAt && texts.withdrawn(dayOf(withdrawnAt)),
    objectedAt && texts.objected(dayOf(objectedAt)),
  ].filter((note) => note !== null && note !== undefined && note !== '');
  return [
    { text: texts.moment(formatDay(at.slice(0, 10)), at.slice(11, 16)), style: 'day' },
    { stack: [{ text: recipients[recipient.kind], style: 'title' }, { text: `${purposes[purpose].why}.` }] },
    { stack: [{ text: texts.kinds(kinds) }, { text: basis, style: 'muted' }] },
    { stack: [{ text: results[result].label }, ...notes.map((text) => ({ text, style: 'muted' }))] },
  ];
}

const dayOf = (instant: string): string => formatDay(londonToday(new Date(instant)));

function statements({ isUnsubscribed, undeliverable }: ExportedData): readonly PdfContent[] {
  return [
    { text: isUnsubscribed ? texts.unsubscribed : texts.subscribed },
    ...(undeliverable ? factsOf(undeliverable).map(paragraph) : []),
  ];
}

/** Hundreds of plans of suppliers, which would fill the document. */
const counted: Readonly<Partial<Record<ExportedName, readonly string[]>>> = { quotes: ['offers'] };

function collection(name: ExportedName, documents: readonly unknown[]): readonly PdfContent[] {
  // The table above has them.
  const isInPassport = name === 'disclosures';
  if (isInPassport || documents.length === 0) return [];
  return [
    sectionTitle(texts.collections[name]),
    ...documents.map((document) => ({ stack: factsOf(document, counted[name]).map(paragraph), margin: [0, 0, 0, 8] })),
  ];
}

/** A group is a title; its fields are indented. */
const paragraph = ({ label, value, depth }: ReadableFact): PdfContent => ({
  text: value === null ? { text: label, style: 'title' } : [{ text: `${label}: `, style: 'muted' }, value],
  margin: [depth * 12, 0, 0, 0],
});
