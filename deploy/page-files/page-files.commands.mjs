import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withLock } from '../lock.mjs';
import { headersOf, switchedHeaders } from '../stores/file-headers.mjs';
import { openStore } from '../stores/open-store.mjs';
import { exitCodes, UserError } from '../user-error.mjs';
import { pagePackages } from './page-packages.mjs';

/** The folder that pages name. */
const CURRENT = 'v1';
const exactVersion = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/**
 * Publishes a build of a package for pages: first the files that it loads, then its files under its version, and last under `v1/`,
 * where pages find them. Files of a version never change. Repeating the command completes one that was killed. Throws a UserError for an incomplete
 * build, and for a version that is in the store with other content.
 */
export async function publish({ to, packageName, folder, version, addresses, dryRun }, log = console.log) {
  const { title, names, release } = pagePackages[packageName];
  const { texts, loaded } = await release({ folder, version, addresses });
  const files = [...loaded, ...names.map((name) => ({ path: versionPath(version, name), text: texts[name] }))];
  const store = await openStore(to);
  await inTurn(store, log, async () => {
    for (const { path, text } of files) await assertSame(store, path, text);
    if (dryRun) return log(`${title} ${version} would be at ${places(store, names)}.`);
    await store.prepare({ isDryRun: false }, log);
    for (const { path, text } of files) await storeOnce(store, path, text);
    for (const name of names) await switchTo(store, currentPath(name), texts[name]);
    log(`${title} ${version} is at ${places(store, names)}; pages get it within five minutes.`);
  });
}

/** Returns pages to a published version of a package. Throws a UserError for a version that is not in the store. */
export async function rollback({ to, packageName, target, dryRun }, log = console.log) {
  if (!exactVersion.test(target ?? '')) throw new UserError('The version is missing.', exitCodes.usage);
  const { title, names } = pagePackages[packageName];
  const store = await openStore(to);
  await inTurn(store, log, async () => {
    const texts = [];
    for (const name of names) texts.push(await readVersion(store, versionPath(target, name)));
    const version = `${title.toLowerCase()} ${target}`;
    if (dryRun) return log(`Pages would return to ${version}.`);
    for (const [index, name] of names.entries()) await switchTo(store, currentPath(name), texts[index]);
    log(`Pages return to ${version} within five minutes.`);
  });
}

const currentPath = (name) => `${CURRENT}/${name}`;
const versionPath = (version, name) => `v${version}/${name}`;
const places = (store, names) => names.map((name) => store.address(currentPath(name))).join(', ');
const inTurn = (store, log, work) => withLock(store, CURRENT, work, log);

async function readVersion(store, path) {
  const content = await store.read(path);
  if (content === null) throw new UserError(`${store.address(path)} does not exist.`);
  return content.toString('utf8');
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

async function switchTo(store, path, text) {
  for (const { ending, content, encoding } of representations(store, text)) {
    await store.replace(`${path}${ending}`, content, switchedHeaders(path, encoding));
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
