import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withLock } from '../lock.mjs';
import { headersOf, switchedHeaders } from '../stores/file-headers.mjs';
import { openStore } from '../stores/open-store.mjs';
import { exitCodes, UserError } from '../user-error.mjs';
import { loaderFiles } from './loader-files.mjs';

/** The folder of the loader that pages name. */
const CURRENT = 'v1';
const exactVersion = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/**
 * Publishes a build of the loader: the modules, the loader under its version, and last the one that pages name. Files of a version
 * never change. Repeating the command completes one that was killed. Throws a UserError for an incomplete build, and for a version
 * that is in the store with other content.
 */
export async function publish({ to, build, version, addresses, dryRun }, log = console.log) {
  const read = (name) => readBuilt(build, name);
  const { loader, modules } = await loaderFiles(version, addresses, read);
  const files = [...modules, { path: versionPath(version), text: loader }];
  const store = await openStore(to);
  await inTurn(store, log, async () => {
    for (const { path, text } of files) await assertSame(store, path, text);
    if (dryRun) return log(`The loader ${version} would be at ${store.address(currentPath)}.`);
    await store.prepare({ isDryRun: false }, log);
    for (const { path, text } of files) await storeOnce(store, path, text);
    await switchTo(store, loader);
    log(`The loader ${version} is at ${store.address(currentPath)}; pages get it within five minutes.`);
  });
}

/** Returns pages to a published version of the loader. Throws a UserError for a version that is not in the store. */
export async function rollback({ to, target, dryRun }, log = console.log) {
  if (!exactVersion.test(target ?? '')) throw new UserError('The version is missing.', exitCodes.usage);
  const store = await openStore(to);
  await inTurn(store, log, async () => {
    const loader = await store.read(versionPath(target));
    if (loader === null) throw new UserError(`${store.address(versionPath(target))} does not exist.`);
    if (dryRun) return log(`Pages would return to the loader ${target}.`);
    await switchTo(store, loader.toString('utf8'));
    log(`Pages return to the loader ${target} within five minutes.`);
  });
}

const currentPath = `${CURRENT}/loader.js`;
const versionPath = (version) => `v${version}/loader.js`;
const inTurn = (store, log, work) => withLock(store, CURRENT, work, log);

async function readBuilt(build, name) {
  try {
    return await readFile(join(build, name), 'utf8');
  } catch (error) {
    throw new UserError(`${join(build, name)} cannot be read: ${error.message}. Build the loader first.`);
  }
}

async function assertSame(store, path, text) {
  const stored = await store.read(path);
  if (stored === null || stored.toString('utf8') === text) return;
  throw new UserError(
    `${store.address(path)} has other content. A published version never changes: give this one a new number.`,
  );
}

async function storeOnce(store, path, text) {
  for (const { ending, content, encoding } of representations(store, text)) {
    await store.put(`${path}${ending}`, content, headersOf(path, encoding));
  }
}

async function switchTo(store, text) {
  for (const { ending, content, encoding } of representations(store, text)) {
    await store.replace(`${currentPath}${ending}`, content, switchedHeaders(currentPath, encoding));
  }
}

/** The variants of a text that a store keeps: only brotli if it keeps headers, otherwise one for each encoding. */
function representations(store, text) {
  const content = Buffer.from(text);
  const brotli = brotliCompressSync(content);
  if (store.keepsHeaders) return [{ ending: '', content: brotli, encoding: 'br' }];
  return [
    { ending: '', content },
    { ending: '.br', content: brotli },
    { ending: '.gz', content: gzipSync(content, { level: 9 }) },
  ];
}
