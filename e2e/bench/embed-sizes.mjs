import { readFile } from 'node:fs/promises';
import { UserError } from '../../dev/launcher/user-error.mjs';
import { transferSize } from './document-scripts.mjs';

/** Bytes of the loader as served. */
export const loaderSize = ({ assets }) => transferSize(`${assets}/v1/loader.js`, 'br');

/** Bytes of the queue stub that the README of the loader shows, without its script element. */
export async function stubSize() {
  const readme = await readFile(new URL('../../embed-snippet/README.md', import.meta.url), 'utf8');
  const stub = /<script>\n(\(function.*)\n/.exec(readme)?.[1];
  if (stub === undefined) throw new UserError('embed-snippet/README.md shows no queue stub.');
  return Buffer.byteLength(stub);
}
