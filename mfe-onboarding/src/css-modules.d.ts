/** webpack compiles `x.module.css` to the text of its sheet (default export) and its class names (named exports). */
declare module '*.module.css' {
  /** Because of `__esModule`, `default` is typed as the sheet and not as the whole module. */
  const content: { readonly __esModule: true; readonly default: string } & {
    readonly [className: string]: string;
  };
  export = content;
}

/** The design system's custom properties, for the development page. */
declare module '@home-move/ui/tokens.css';
