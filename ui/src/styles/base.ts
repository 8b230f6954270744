import sheet from './base.module.css';

/** Puts reset and type under a document or shadow root that is ours alone. Gives back a function that takes them away. */
export function adoptBase(root: Document | ShadowRoot): () => void {
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
