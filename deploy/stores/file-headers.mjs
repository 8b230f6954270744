import { posix } from 'node:path';

/**
 * Headers that belong to one file of a store.
 *
 * @typedef {object} FileHeaders
 * @property {string} contentType
 * @property {string} cacheControl
 * @property {string} [contentEncoding]
 */

const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A path contains its version, so its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The headers of a file of a version. `encoding` names the compression of the content. */
export function headersOf(path, encoding) {
  return {
    contentType: contentTypes[posix.extname(path)] ?? 'application/octet-stream',
    cacheControl: IMMUTABLE,
    ...(encoding && { contentEncoding: encoding }),
  };
}

/** The headers of a file that changes with a release: browsers may keep it for five minutes. */
export function switchedHeaders(path, encoding) {
  return { ...headersOf(path, encoding), cacheControl: 'public, max-age=300' };
}

/** The headers of a lock, which is public like everything in the store. */
export const lockHeaders = { contentType: 'text/plain; charset=utf-8', cacheControl: 'no-store' };
