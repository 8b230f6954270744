import {
  formatAddress,
  formatDay,
  type MovePlan,
  nextTasks,
  type Palette,
  type PlanAction,
  type PlanChange,
  type PlanEntry,
  planProgress,
  planSections,
} from '@home-move/contract';
import { brandedPdf } from '../pdf/branded-pdf.js';
import type { PdfContent, PdfDocument } from '../pdf/pdf-document.js';
import { isLandlord } from './plan-facts.js';
import { planFileTexts as texts } from './plan-files.texts.js';
import type { PlanOfEnrolment } from './move-plan.service.js';

/**
 * The plan to print: A4, two pages at most, real text in the order in which it is read, with language and title. The library
 * writes no tags. The same plan on the same day is the same document.
 */
export function planDocument({ plan, brand, enrolment }: PlanOfEnrolment, today: string): PdfDocument {
  const home = enrolment.address && formatAddress(enrolment.address);
  const startOf = isLandlord({ enrolment }) ? texts.takeOver : texts.moveIn;
  const start = plan.moveInDate && startOf(formatDay(plan.moveInDate));
  return brandedPdf({
    title: texts.documentTitle(brand.name),
    brand,
    content: (colours) => [
      { text: texts.heading, style: 'heading', outline: true },
      ...[home, start].flatMap((line) => (line ? [{ text: line }] : [])),
      ...nextLine(plan.entries),
      { text: texts.asOf(formatDay(today)), style: 'muted', margin: [0, 0, 0, 8] },
      ...sections(plan, today, colours),
    ],
  });
}

function nextLine(entries: readonly PlanEntry[]): readonly PdfContent[] {
  const tasks = nextTasks(entries).map(({ title, date }) => texts.nextTask(title, date && formatDay(date)));
  return tasks.length === 0 ? [] : [{ text: texts.next(tasks), bold: true }];
}

/** The sections of the page, in its order. */
function sections({ entries, later }: MovePlan, today: string, colours: Palette): readonly PdfContent[] {
  const { doneBefore, dated, undated } = planSections(entries, today);
  const { done, all } = planProgress(entries);
  return [
    ...section(texts.sections.doneBefore, doneBefore.map(entryRow), colours),
    ...section(texts.sections.dated(done, all), dated.map(entryRow), colours),
    ...section(texts.sections.undated, undated.map(entryRow), colours),
    ...section(texts.sections.later, later.map(changeRow), colours),
  ];
}

type TableRow = readonly PdfContent[];

/** A table under its title, which a page break repeats; nothing without rows. */
function section(title: string, rows: readonly TableRow[], { line }: Palette): readonly PdfContent[] {
  if (rows.length === 0) return [];
  const table = {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: [66, '*', 52],
    body: [[{ text: title, style: 'section', colSpan: 3 }, '', ''], ...rows],
    lineColour: line,
  };
  return [{ table, layout: 'rows', margin: [0, 0, 0, 8] }];
}

const changeRow = ({ date, title, text }: PlanChange): TableRow => [
  { text: formatDay(date), style: 'day' },
  { text: [{ text: title, style: 'title' }, `. ${text}`] },
  '',
];

function entryRow({ date, title, text, state, action, prices, reference }: PlanEntry): TableRow {
  const lines: PdfContent[] = [{ text: title, style: 'title' }, { text }];
  for (const price of prices) lines.push({ text: texts.price(price), style: 'fact' });
  if (reference !== null) lines.push({ text: texts.reference(reference), style: 'fact' });
  const where = action && actionLine(action);
  if (where) lines.push(where);
  return [
    { text: date === null ? '' : formatDay(date), style: 'day' },
    { stack: lines },
    { text: texts.states[state] },
  ];
}

/** Where to act, for actions that paper can show. */
function actionLine(action: PlanAction): PdfContent | null {
  if (action.kind === 'link') return { text: texts.link(action.label, action.url), style: 'link', link: action.url };
  return action.kind === 'phone' ? { text: action.label, style: 'muted' } : null;
}
