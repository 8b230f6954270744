import type { Palette } from '@home-move/contract';
import type { PdfContent } from '../pdf/pdf-document.js';

/** A line of a table: a name and one or more values; without values it is left out. */
export type Fact = readonly [label: string, value: string | readonly string[] | null];

/** A titled table of a document. */
export interface FactSection {
  /** Null for a table that follows its heading. */
  readonly title: string | null;
  readonly facts: readonly Fact[];
}

/** A table; nothing without facts. */
export function factTable({ title, facts }: FactSection, { line }: Palette): readonly PdfContent[] {
  const rows = facts.flatMap(([label, value]) => {
    const values = value === null ? [] : [value].flat();
    if (values.length === 0) return [];
    return [[{ text: label, style: 'muted' }, { stack: values.map((text) => ({ text })) }]];
  });
  if (rows.length === 0) return [];
  const table = {
    ...(title !== null && { headerRows: 1, keepWithHeaderRows: 1 }),
    dontBreakRows: true,
    widths: [150, '*'],
    body: [...(title === null ? [] : [[{ text: title, style: 'section', colSpan: 2 }, '']]), ...rows],
    lineColour: line,
  };
  return [{ table, layout: 'rows', margin: [0, 10, 0, 0] }];
}

/** A title with paragraphs. */
export const paragraphs = (title: string, texts: readonly string[]): readonly PdfContent[] => [
  { text: title, style: 'section', margin: [0, 14, 0, 4] },
  ...texts.map((text) => ({ text, margin: [0, 0, 0, 4] })),
];
