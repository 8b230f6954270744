/** webpack compiles `x.module.css` to the text of its sheet (default export) and its class names (named exports). */
declare module '*.module.css' {
  /** With `__esModule`, the compiler takes `default` as the text rather than the whole module. */
  const content: { readonly __esModule: true; readonly default: string } & {
    readonly [className: string]: string;
  };
  export = content;
}
