/** The value of a cookie in the header `Cookie` of a request; null without it. */
export function readCookie(header: string | undefined, name: string): string | null {
  const prefix = `${name}=`;
  const pair = header?.split(/; */).find((candidate) => candidate.startsWith(prefix));
  return pair === undefined ? null : pair.slice(prefix.length);
}
