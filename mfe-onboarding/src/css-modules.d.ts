/** The design system's custom properties, for the development page. */
declare module '@home-move/ui/tokens.css';
