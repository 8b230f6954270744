/** A node of a document: text, a list of nodes, a table, a drawing. */
export type PdfContent = string | readonly PdfContent[] | { readonly [property: string]: unknown };

/** The document that the drawing thread receives: only data, so that equal documents are recognised. */
export interface PdfDocument {
  readonly pageSize: 'A4';
  readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number];
  readonly version: '1.7';
  readonly language: string;
  readonly displayTitle: boolean;
  readonly info: { readonly title: string; readonly author: string };
  readonly defaultStyle: Readonly<Record<string, unknown>>;
  readonly styles: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly content: readonly PdfContent[];
  /** `page` contains `{page}` and `{pages}`. */
  readonly footer: { readonly text: string; readonly page: string };
}
