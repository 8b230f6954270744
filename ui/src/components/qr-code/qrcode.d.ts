/** The encoder only: the package's own entry adds renderers and code for Node. */
declare module 'qrcode/lib/core/qrcode' {
  export interface Symbol {
    /** Row by row; 1 is dark. */
    readonly modules: { readonly size: number; readonly data: Uint8Array };
  }
  export function create(text: string, options?: { readonly errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H' }): Symbol;
}
