/** webpack reads `x.module.css` as a constructable sheet (default export) and its class names (named exports). */
declare module '*.module.css' {
  /** `__esModule` tells the checker that `default` is the sheet itself and not the whole module. */
  const content: { readonly __esModule: true; readonly default: CSSStyleSheet } & {
    readonly [className: string]: string;
  };
  export = content;
}

/** The design system's custom properties, for the development page. */
declare module '@home-move/ui/tokens.css';
