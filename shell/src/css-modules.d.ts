/** webpack reads `x.module.css` as a constructable sheet (default export) and its class names (named exports). */
declare module '*.module.css' {
  /** `__esModule` makes the compiler read `default` as the sheet and not as the whole module. */
  const content: { readonly __esModule: true; readonly default: CSSStyleSheet } & {
    readonly [className: string]: string;
  };
  export = content;
}
