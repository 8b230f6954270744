// The API as the server of the plain single-page application: its documents name no remotes, and preload the scripts that
// SPA_PRELOADS, a file of JSON, lists for their path.
import { readFile } from 'node:fs/promises';
import { importApi } from '../../launcher/api-modules.mjs';

const { RegistryService } = await importApi('registry');
const { DocumentsService } = await importApi('documents');

RegistryService.prototype.resolution = () => Promise.resolve({ remotes: [], lastGood: [] });

/** Where the API writes the preloads of remotes. */
const bootBlock = /<script type="application\/json"[^>]*>[^<]*<\/script>/;
const preloadLink = (href) => `<link rel="preload" as="script" href="${href}">`;

const preloads = JSON.parse(await readFile(process.env.SPA_PRELOADS, 'utf8'));
const { document } = DocumentsService.prototype;
DocumentsService.prototype.document = async function documentWithPreloads(request) {
  const served = await document.call(this, request);
  const { [request.path]: scripts = [] } = preloads;
  if (!bootBlock.test(served.html)) throw new Error('The document has no boot block: adapt dev/bench/spa.');
  return { ...served, html: served.html.replace(bootBlock, (block) => block + scripts.map(preloadLink).join('')) };
};

await importApi('main');
