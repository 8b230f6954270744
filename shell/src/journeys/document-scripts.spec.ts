import { releaseDocumentScripts } from './document-scripts';

it('takes the chunks that the document named out of it, so that no loader waits for one that has failed', () => {
  document.head.innerHTML =
    '<script async src="/app.js"></script><script defer src="/shell.js"></script><link rel="preload" href="/entry.js">';
  releaseDocumentScripts(document);
  expect(document.head.innerHTML).toBe(
    '<script defer="" src="/shell.js"></script><link rel="preload" href="/entry.js">',
  );
});
