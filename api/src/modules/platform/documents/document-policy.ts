import { strictTransportHeaders } from '../../../common/http/security-headers.js';
import type { DocumentPath } from './document-path.js';

export interface PolicyOptions {
  readonly context: DocumentPath['context'];
  readonly assetsOrigin: string;
  readonly publicOrigin: string;
  readonly tokensHash: string;
  /** Hash of the style sheet of the brand's look. */
  readonly sheetHash: string;
  /** Hash of the inline script; null for a document without it. */
  readonly scriptHash: string | null;
  /** Origins that may frame the document; none for hosted ones. A preview may be framed by the portal only (`'self'`). */
  readonly frameAncestors: readonly string[];
  /** Whether the document shows previews: frames of the portal itself. */
  readonly hasPreviews: boolean;
  /** Whether only one browser gets the document, because it has the key of the browser or a preview of a version. */
  readonly isOfOneBrowser: boolean;
  /** The header `Sec-CH-UA` of the request. */
  readonly browser: string | undefined;
  /** Origins of the logos that the document may show, without built-in ones. */
  readonly logoOrigins: readonly string[];
  /** Origin of the analytics service; null when not configured. */
  readonly analyticsOrigin: string | null;
  /** Path of the brand's meter day page, the only one with a service worker and a manifest; null for documents without it. */
  readonly meterDayPage: string | null;
}

/** The first version of Chromium with `noopener-allow-popups`. */
const FIRST_CHROMIUM = 131;

/**
 * Keeps other pages from the window of a hosted one: also pages of the portal where the browser can, because a script of theirs could
 * read the key of the session before the shell takes it. A browser that does not know the value would keep none away.
 */
function openerPolicy(browser = ''): string {
  const [, version = '0'] = /"Chromium";v="(\d+)"/.exec(browser) ?? [];
  return Number(version) >= FIRST_CHROMIUM ? 'noopener-allow-popups' : 'same-origin';
}

const optionalSource = (source: string | null) => (source === null ? '' : ` ${source}`);

/** Headers of a document: a strict policy without `unsafe-*`, framed only by the hosts of the brand or by the CRMs. */
export function documentHeaders({
  context,
  assetsOrigin,
  publicOrigin,
  tokensHash,
  sheetHash,
  scriptHash,
  frameAncestors,
  hasPreviews,
  isOfOneBrowser,
  browser,
  logoOrigins,
  analyticsOrigin,
  meterDayPage,
}: PolicyOptions): Record<string, string> {
  const ancestors = context !== 'hosted' && frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'";
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${assetsOrigin}${optionalSource(scriptHash)}`,
    `style-src 'self' ${tokensHash} ${sheetHash}`,
    "font-src 'self'",
    `img-src 'self' data: ${[assetsOrigin, ...logoOrigins].join(' ')}`,
    `connect-src 'self' ${assetsOrigin}${optionalSource(analyticsOrigin)}`,
    ...(hasPreviews ? ["frame-src 'self'"] : []),
    // Otherwise `script-src` applies, and a script of the portal could be registered as a service worker that outlives its page.
    `worker-src ${meterDayPage === null ? "'none'" : `${publicOrigin}${meterDayPage}/worker.js`}`,
    ...(meterDayPage === null ? [] : [`manifest-src ${publicOrigin}${meterDayPage}/manifest.webmanifest`]),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'cache-control': isOfOneBrowser ? 'no-store' : 'no-cache',
    ...(context === 'hosted'
      ? {
          // The cookie of a preview.
          vary: 'cookie',
          'cross-origin-opener-policy': openerPolicy(browser),
          'cross-origin-resource-policy': 'same-origin',
          'x-frame-options': 'DENY',
        }
      : {
          // A page with a Cross-Origin-Embedder-Policy may then frame the document.
          'cross-origin-embedder-policy': 'credentialless',
          'cross-origin-resource-policy': 'cross-origin',
        }),
    ...strictTransportHeaders(publicOrigin),
  };
}
