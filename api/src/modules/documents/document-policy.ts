import type { DocumentPath } from './document-path.js';

export interface PolicyFacts {
  readonly context: DocumentPath['context'];
  readonly assetsOrigin: string;
  readonly publicOrigin: string;
  readonly tokensHash: string;
  /** Origins that may frame the document; none for hosted ones. */
  readonly hostOrigins: readonly string[];
  /** Where the brand's logo comes from, when it is no drawing of ours. */
  readonly logoOrigin: string | null;
  /** Where analytics goes, when it is configured. */
  readonly analyticsOrigin: string | null;
}

const also = (origin: string | null) => (origin === null ? '' : ` ${origin}`);

/** Headers of a document: a strict policy without `unsafe-*`, framed by nobody but the brand's hosts or the CRMs. */
export function documentHeaders({
  context,
  assetsOrigin,
  publicOrigin,
  tokensHash,
  hostOrigins,
  logoOrigin,
  analyticsOrigin,
}: PolicyFacts): Record<string, string> {
  const ancestors = context !== 'hosted' && hostOrigins.length > 0 ? hostOrigins.join(' ') : "'none'";
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${assetsOrigin}`,
    `style-src 'self' ${tokensHash}`,
    "font-src 'self'",
    `img-src 'self' data: ${assetsOrigin}${also(logoOrigin)}`,
    `connect-src 'self' ${assetsOrigin}${also(analyticsOrigin)}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    ...(context === 'hosted'
      ? {
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'x-frame-options': 'DENY',
        }
      : { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
