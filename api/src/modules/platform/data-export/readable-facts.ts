import { dataTexts as texts } from './data-export.texts.js';

/** A field of a stored document, as text. */
export interface ReadableFact {
  readonly label: string;
  readonly value: string;
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
      return [{ label: labelOf(name), value: texts.list(content.length) }];
    // A list of groups, such as offers or events, has a paragraph for each.
    if (Array.isArray(content) && content.some(isFields))
      return content.map((item, index) => ({ label: `${labelOf(name)} ${index + 1}`, value: valueOf(item) ?? '' }));
    const value = valueOf(content);
    return value === null ? [] : [{ label: labelOf(name), value }];
  });

/** A value as text; null without one. */
function valueOf(content: unknown): string | null {
  if (content === null || content === undefined || content === '') return null;
  if (typeof content === 'boolean') return content ? texts.yes : texts.no;
  if (isDate(content)) return texts.instant(content.toISOString());
  if (Array.isArray(content)) return joined(content.map(valueOf), ', ');
  // A need without details.
  if (isEmptyGroup(content)) return texts.yes;
  if (isFields(content))
    return joined(
      Object.entries(content).map(([name, field]) => {
        const value = valueOf(field);
        return value === null ? null : `${labelOf(name).toLowerCase()}: ${value}`;
      }),
      '; ',
    );
  const bytes = bytesOf(content);
  if (bytes !== null) return texts.file(bytes);
  // An id becomes a JSON string.
  const text = typeof content === 'string' ? content : JSON.stringify(content).replaceAll(/^"|"$/g, '');
  return text.length > maxText ? texts.file(text.length) : text;
}

function joined(values: readonly (string | null)[], separator: string): string | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.join(separator);
}

/** The length of a stored file; null for any other value. */
function bytesOf(content: unknown): number | null {
  const bytes = typeof content === 'object' && content !== null && 'sub_type' in content && 'buffer' in content;
  const view = bytes ? content.buffer : content;
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
