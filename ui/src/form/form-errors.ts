import type { FieldErrors, FieldValues } from 'react-hook-form';

/** One message of a form's errors, with the dotted path of its field. */
export interface FieldMessage {
  readonly name: string;
  readonly message: string;
}

/** Flattens react-hook-form's nested errors. An error of a whole group stands under its `root`. */
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

/** Id of the box of a field; the same for the bound field that draws it and for the summary that leads to it. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** A field that the page draws, with its (first) box. */
export interface RenderedField {
  readonly name: string;
  readonly box: HTMLElement;
}

/** The field of a path, or the nearest group around it that is drawn as one ("dateOfBirth" for "dateOfBirth.day"). */
export function findField(formId: string, path: string, root: Document | ShadowRoot): RenderedField | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    const box = root.getElementById(fieldId(formId, name));
    if (box) return { name, box };
  }
  return null;
}

/** An error of the summary with the box it leads to. */
export interface PlacedMessage extends FieldMessage {
  readonly box: HTMLElement;
}

/** Messages whose field is on the page, in the page's order, one for each box. */
export function placeMessages(
  messages: readonly FieldMessage[],
  formId: string,
  root: Document | ShadowRoot,
): PlacedMessage[] {
  const byBox = new Map<HTMLElement, PlacedMessage>();
  for (const message of messages) {
    const box = findField(formId, message.name, root)?.box;
    if (box && !byBox.has(box)) byBox.set(box, { ...message, box });
  }
  return [...byBox.values()].toSorted((a, b) =>
    a.box.compareDocumentPosition(b.box) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
