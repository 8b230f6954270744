/** Response headers by their lower-case names. */
export type ServedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

interface RequiredHeader {
  readonly name: string;
  /** The value to send. */
  readonly value: string;
  readonly isRight: (value: string) => boolean;
}

const YEAR_SECONDS = 31_536_000;

const directives = (value: string) => value.split(',').map((directive) => directive.trim());

const isImmutable = (value: string) =>
  ['public', 'immutable', `max-age=${YEAR_SECONDS}`].every((directive) => directives(value).includes(directive));

const scriptTypes = ['text/javascript', 'application/javascript'];

const contentType: RequiredHeader = {
  name: 'content-type',
  value: 'text/javascript',
  isRight: (value) => scriptTypes.includes(value.split(';', 1)[0]?.trim() ?? ''),
};

const required: readonly RequiredHeader[] = [
  { name: 'cache-control', value: `public, max-age=${YEAR_SECONDS}, immutable`, isRight: isImmutable },
  // Scripts with hashes are requested with CORS.
  { name: 'access-control-allow-origin', value: '*', isRight: (value) => value === '*' },
  // Pages with Cross-Origin-Embedder-Policy load other files only with it.
  { name: 'cross-origin-resource-policy', value: 'cross-origin', isRight: (value) => value === 'cross-origin' },
];

/** The headers of a file that are missing or wrong, each as text with the header to send. */
export function wrongHeaders(url: string, headers: ServedHeaders): readonly string[] {
  return [...(url.endsWith('.js') ? [contentType] : []), ...required].flatMap(({ name, value, isRight }) => {
    const sent = headers[name];
    if (sent === undefined) return [`${name}: ${value}`];
    return isRight(String(sent)) ? [] : [`${name}: ${value}, instead of ${String(sent).slice(0, 100)}`];
  });
}
