/** Compares exact versions by semver: negative when `a` is lower. A pre-release is lower than its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  for (const [index, number] of left.release.entries()) {
    const difference = number - (right.release[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.pre.length === 0 || right.pre.length === 0) return right.pre.length - left.pre.length;
  return comparePre(left.pre, right.pre);
}

/** Whether a version is a pre-release, such as 1.4.0-beta.1. */
export const isPreRelease = (version: string): boolean => version.includes('-');

function parseVersion(version: string): { release: readonly number[]; pre: readonly string[] } {
  const dash = version.indexOf('-');
  const release = dash === -1 ? version : version.slice(0, dash);
  return {
    release: release.split('.').map(Number),
    pre: dash === -1 ? [] : version.slice(dash + 1).split('.'),
  };
}

/** Compares numbers by value, identifiers by their letters, and numbers below identifiers; the shorter list is lower. */
function comparePre(left: readonly string[], right: readonly string[]): number {
  for (const [index, a] of left.entries()) {
    const b = right[index];
    if (b === undefined) return 1;
    if (a === b) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
    if (isNumber && isOtherNumber) return Number(a) - Number(b);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return a < b ? -1 : 1;
  }
  return left.length - right.length;
}
