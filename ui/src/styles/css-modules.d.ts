/** webpack compiles `x.module.css` to a constructable sheet (default export) and its class names (named exports). */
declare module '*.module.css' {
  /** With `__esModule`, `default` is the sheet itself and not the whole module. */
  const content: { readonly __esModule: true; readonly default: CSSStyleSheet } & {
    readonly [className: string]: string;
  };
  export = content;
}
