import { dataTexts as texts } from './data-export.texts.js';

/** A line about a field of a stored document. */
export interface ReadableFact {
  readonly label: string;
  /** Null for a group, whose fields follow. */
  readonly value: string | null;
  /** 0 for a field of the document, 1 for a field of a group in it, and so on. */
  readonly depth: number;
}

/** Longer texts are contents of files. */
const maxText = 2000;

/**
 * The fields of a stored document that have a value; the id of the enrolment, which all have, is left out.
 * @param counted lists of which only the length is named
 */
export const factsOf = (document: unknown, counted: readonly string[] = []): readonly ReadableFact[] =>
  Object.entries(isFields(document) ? document : {}).flatMap(([name, content]) => {
    if (name === 'enrolmentId' || isEmptyGroup(content)) return [];
    if (Array.isArray(content) && counted.includes(name))
      return [{ label: labelOf(name), value: texts.list(content.length), depth: 0 }];
    return linesOf(labelOf(name), content, 0);
  });

function linesOf(label: string, content: unknown, depth: number): readonly ReadableFact[] {
  if (Array.isArray(content) && content.some(isFields))
    return content.flatMap((item, index) => linesOf(`${label} ${index + 1}`, item, depth));
  // A need without details.
  if (isEmptyGroup(content)) return [{ label, value: texts.yes, depth }];
  if (isFields(content)) {
    const lines = Object.entries(content).flatMap(([name, field]) => linesOf(labelOf(name), field, depth + 1));
    return lines.length === 0 ? [] : [{ label, value: null, depth }, ...lines];
  }
  const value = valueOf(content);
  return value === null ? [] : [{ label, value, depth }];
}

/** A value as text; null without one. */
function valueOf(content: unknown): string | null {
  if (content === null || content === undefined || content === '') return null;
  if (typeof content === 'boolean') return content ? texts.yes : texts.no;
  if (isDate(content)) return texts.instant(content.toISOString());
  if (Array.isArray(content)) {
    const values = content.map(valueOf).filter((value) => value !== null);
    return values.length === 0 ? null : values.join(', ');
  }
  const bytes = bytesOf(content);
  if (bytes !== null) return texts.file(bytes);
  // An id becomes a JSON string.
  const text = typeof content === 'string' ? content : JSON.stringify(content).replaceAll(/^"|"$/g, '');
  return text.length > maxText || text.startsWith('data:') ? texts.file(text.length) : text;
}

/** The length of a stored file; null for any other value. */
function bytesOf(content: unknown): number | null {
  const isBinary = typeof content === 'object' && content !== null && 'sub_type' in content && 'buffer' in content;
  const view = isBinary ? content.buffer : content;
  return ArrayBuffer.isView(view) ? view.byteLength : null;
}

/** "emailAddress" and "email_address" become "Email address". */
function labelOf(name: string): string {
  const label = name
    .replace(/^_/, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const isDate = (content: unknown): content is Date => Object.prototype.toString.call(content) === '[object Date]';

/** Dates, ids and files are values, not groups of fields: only the prototype of a group has none itself. */
const isFields = (content: unknown): content is Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null && Object.getPrototypeOf(Object.getPrototypeOf(content)) === null;

const isEmptyGroup = (content: unknown): boolean => isFields(content) && Object.keys(content).length === 0;
