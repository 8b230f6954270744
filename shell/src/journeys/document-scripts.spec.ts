import { dropSettledScripts, pendingScripts, releaseDocumentScripts } from './document-scripts';

const addresses = () => pendingScripts(document).map((script) => script.getAttribute('src'));

beforeEach(() => {
  document.head.innerHTML =
    '<script defer data-named src="/app.js"></script><script defer data-named src="/list.js"></script><script defer src="/shell.js"></script>';
});

it.each(['load', 'error'])('a script that the document named leaves it on its %s event', (type) => {
  dropSettledScripts(document);
  document.querySelector('[src="/app.js"]')?.dispatchEvent(new Event(type));
  document.querySelector('[src="/shell.js"]')?.dispatchEvent(new Event(type));
  expect(addresses()).toEqual(['/list.js']);
  expect(document.querySelector('[src="/shell.js"]')).not.toBeNull();
});

it('all leave it for a retry, so that no loader waits for one that hangs', () => {
  releaseDocumentScripts(document);
  expect(addresses()).toEqual([]);
});
