import { formatDay, type PlanAction, type PlanEntry } from '@home-move/contract';
import { formatAddress } from '../../common/address/address-line.js';
import { mailThemes, type MailColours } from '../messages/mail-themes.data.js';
import type { PdfContent, PdfDocument } from './pdf-document.js';
import { isLandlord } from './plan-facts.js';
import { planFileTexts as texts } from './plan-files.texts.js';
import type { PlanOfEnrolment } from './move-plan.service.js';

/**
 * The plan to print: A4, two pages at most, real text in the order in which it is read, with language and title. The library
 * writes no tags. The same plan on the same day is the same document.
 */
export function planDocument({ plan, brand, enrolment }: PlanOfEnrolment, today: string): PdfDocument {
  const { light } = mailThemes[brand.theme];
  const home = enrolment.address && formatAddress(enrolment.address);
  const startOf = isLandlord({ enrolment }) ? texts.takeOver : texts.moveIn;
  const start = plan.moveInDate && startOf(formatDay(plan.moveInDate));
  return {
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 56],
    version: '1.7',
    language: 'en-GB',
    displayTitle: true,
    info: { title: texts.documentTitle(brand.name), author: brand.name },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2, color: light.text },
    styles: stylesOf(light),
    content: [
      brandLine(brand.name, light),
      { text: texts.heading, style: 'heading', outline: true },
      ...[home, start].flatMap((line) => (line ? [{ text: line }] : [])),
      { text: texts.asOf(formatDay(today)), style: 'muted', margin: [0, 0, 0, 14] },
      entryTable(plan.entries, light),
    ],
    footer: { text: texts.support(brand), page: texts.page },
  };
}

const stylesOf = (colours: MailColours) => ({
  brand: { fontSize: 12, bold: true, color: colours.text },
  heading: { fontSize: 22, bold: true, color: colours.text, margin: [0, 14, 0, 4] },
  head: { fontSize: 9, bold: true, color: colours.muted },
  day: { bold: true, color: colours.accentInk },
  title: { bold: true },
  fact: { fontSize: 9, color: colours.text },
  muted: { fontSize: 9, color: colours.muted },
  link: { fontSize: 9, color: colours.accentInk, decoration: 'underline' },
});

/** The brand's name beside the mark that its mails have. */
function brandLine(name: string, { accent }: MailColours): PdfContent {
  const mark = `<svg viewBox="0 0 14 16"><path d="M0 16V7a7 7 0 0 1 14 0v9z" fill="${accent}"/></svg>`;
  return {
    columns: [
      { svg: mark, fit: [14, 16], width: 22 },
      { text: name, style: 'brand', margin: [0, 2, 0, 0] },
    ],
  };
}

function entryTable(entries: readonly PlanEntry[], { line }: MailColours): PdfContent {
  const head = [texts.columns.day, texts.columns.what, texts.columns.state].map((text) => ({ text, style: 'head' }));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [66, '*', 52],
      body: [head, ...entries.map(entryRow)],
      lineColour: line,
    },
    layout: 'rows',
  };
}

function entryRow({ date, title, text, state, action, prices, reference }: PlanEntry): readonly PdfContent[] {
  const lines: PdfContent[] = [{ text: title, style: 'title' }, { text }];
  for (const price of prices) lines.push({ text: texts.price(price), style: 'fact' });
  if (reference !== null) lines.push({ text: texts.reference(reference), style: 'fact' });
  const where = action && actionLine(action);
  if (where) lines.push(where);
  return [
    { text: date === null ? texts.noDay : formatDay(date), style: 'day' },
    { stack: lines },
    { text: texts.states[state] },
  ];
}

/** Where to act, for actions that paper can show. */
function actionLine(action: PlanAction): PdfContent | null {
  if (action.kind === 'link') return { text: texts.link(action.label, action.url), style: 'link', link: action.url };
  return action.kind === 'phone' ? { text: action.label, style: 'muted' } : null;
}
