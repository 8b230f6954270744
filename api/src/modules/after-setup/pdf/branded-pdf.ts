import { paletteOf, type Palette, type Support } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import type { PdfContent, PdfDocument } from './pdf-document.js';

const texts = {
  support: ({ phone, hours, email }: Support) => `Need a hand? Call ${phone}, ${hours}, or write to ${email}.`,
  /** The thread that draws the document fills in the numbers. */
  page: 'Page {page} of {pages}',
} as const;

/** What a document says, and how it looks for its brand. */
export interface BrandedPdf {
  readonly title: string;
  readonly brand: Brand;
  /** Receives the light colours of the brand. */
  readonly content: (colours: Palette) => readonly PdfContent[];
}

/** An A4 document of a brand: its mark and name on top, its support in the footer, real text with language and title. */
export function brandedPdf({ title, brand, content }: BrandedPdf): PdfDocument {
  const light = paletteOf(brand.look, 'light');
  return {
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 56],
    version: '1.7',
    language: 'en-GB',
    displayTitle: true,
    info: { title, author: brand.name },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.15, color: light.text },
    styles: stylesOf(light),
    content: [brandLine(brand.name, light), ...content(light)],
    footer: { text: texts.support(brand.support), page: texts.page },
  };
}

const stylesOf = (colours: Palette) => ({
  brand: { fontSize: 12, bold: true, color: colours.text },
  heading: { fontSize: 22, bold: true, color: colours.text, margin: [0, 14, 0, 4] },
  section: { fontSize: 11, bold: true, color: colours.text },
  day: { bold: true, color: colours.accentInk },
  title: { bold: true },
  fact: { fontSize: 9, color: colours.text },
  muted: { fontSize: 9, color: colours.muted },
  link: { fontSize: 9, color: colours.accentInk, decoration: 'underline' },
});

/** The brand's name next to the mark from its mails. */
function brandLine(name: string, { accent }: Palette): PdfContent {
  const mark = `<svg viewBox="0 0 14 16"><path d="M0 16V7a7 7 0 0 1 14 0v9z" fill="${accent}"/></svg>`;
  return {
    columns: [
      { svg: mark, fit: [14, 16], width: 22 },
      { text: name, style: 'brand', margin: [0, 2, 0, 0] },
    ],
  };
}
