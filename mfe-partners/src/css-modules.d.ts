/** webpack compiles `x.module.css` to a constructable sheet (default export) and its class names (named exports). */
declare module '*.module.css' {
  /** With `__esModule`, the compiler takes `default` as the sheet rather than the whole module. */
  const content: { readonly __esModule: true; readonly default: CSSStyleSheet } & {
    readonly [className: string]: string;
  };
  export = content;
}
