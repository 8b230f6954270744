import type { FieldErrors, FieldValues } from 'react-hook-form';

/** One error message of a form, with the dotted path of its field. */
export interface FieldMessage {
  readonly name: string;
  readonly message: string;
}

/** Flattens react-hook-form's nested errors. An error of a whole group is under its `root`. */
export function fieldMessages<Values extends FieldValues>(errors: FieldErrors<Values>): FieldMessage[] {
  const walk = (node: unknown, path: readonly string[]): FieldMessage[] => {
    if (typeof node !== 'object' || node === null) return [];
    if ('message' in node && typeof node.message === 'string' && 'type' in node && typeof node.type === 'string')
      return [{ name: path.join('.'), message: node.message }];
    return Object.entries(node).flatMap(([key, child]) =>
      key === 'ref' ? [] : walk(child, key === 'root' ? path : [...path, key]),
    );
  };
  return walk(errors, []);
}

/** Id of a field's input; the bound field renders it, the error summary links to it. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** A field on the page, with its (first) input. */
export interface RenderedField {
  readonly name: string;
  readonly input: HTMLElement;
}

/** The field of a path, or the nearest group around it that renders as one ("dateOfBirth" for "dateOfBirth.day"). */
export function findField(formId: string, path: string, root: Document | ShadowRoot): RenderedField | null {
  const segments = path.split('.');
  for (let length = segments.length; length > 0; length -= 1) {
    const name = segments.slice(0, length).join('.');
    const input = root.getElementById(fieldId(formId, name));
    if (input) return { name, input };
  }
  return null;
}

/** An error of the summary with the input it links to. */
export interface PlacedMessage extends FieldMessage {
  readonly input: HTMLElement;
}

/** Messages whose field is on the page, in the page's order, one for each input. */
export function placeMessages(
  messages: readonly FieldMessage[],
  formId: string,
  root: Document | ShadowRoot,
): PlacedMessage[] {
  const byInput = new Map<HTMLElement, PlacedMessage>();
  for (const message of messages) {
    const input = findField(formId, message.name, root)?.input;
    if (input && !byInput.has(input)) byInput.set(input, { ...message, input });
  }
  return [...byInput.values()].toSorted((a, b) =>
    a.input.compareDocumentPosition(b.input) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
