/** webpack compiles `x.module.css` to the text of its sheet (default export) and its class names (named exports). */
declare module '*.module.css' {
  /** With `__esModule`, `default` is the text itself and not the whole module. */
  const content: { readonly __esModule: true; readonly default: string } & {
    readonly [className: string]: string;
  };
  export = content;
}
