/** webpack compiles `x.module.css` to the text of its sheet (default export) and its class names (named exports). */
declare module '*.module.css' {
  /** `__esModule` makes the compiler read `default` as the text and not as the whole module. */
  const content: { readonly __esModule: true; readonly default: string } & {
    readonly [className: string]: string;
  };
  export = content;
}
