/** What the plan uses of the library: the package has no types, and the published ones add those of browsers to the API. */
declare module 'pdfmake' {
  /** A node of the document: text, a list of nodes, a table, a drawing. */
  export type Content = string | readonly Content[] | { readonly [property: string]: unknown };

  interface DocumentDefinition {
    readonly pageSize: 'A4';
    readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number];
    readonly version: '1.7';
    readonly language: string;
    readonly displayTitle: boolean;
    readonly info: { readonly title: string; readonly author: string; readonly creationDate: Date };
    readonly defaultStyle: Readonly<Record<string, unknown>>;
    readonly styles: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly content: readonly Content[];
    readonly footer: (page: number, pages: number) => Content;
  }

  interface PdfMake {
    setFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void;
    /** Which addresses a document may load. */
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    /** Which files a document may load, its fonts among them. */
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: PdfMake;
  export default pdfmake;
}

declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: { readonly Roboto: Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>> };
  export default fonts;
}
