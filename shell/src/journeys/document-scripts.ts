/**
 * Takes the chunks that the document named out of it. They still run when they arrive, and register their modules; but a
 * loader would wait for an element that has failed before, and would not check one that it did not create.
 */
export function releaseDocumentScripts(root: Document): void {
  for (const script of root.querySelectorAll('script[async]')) script.remove();
}
