/** Orders exact versions as semver does: negative when `a` is the lower. A pre-release is lower than its release. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)];
  for (const [index, number] of one.release.entries()) {
    const difference = number - (other.release[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.pre.length === 0 || other.pre.length === 0) return other.pre.length - one.pre.length;
  return comparePre(one.pre, other.pre);
}

/** Whether a version is a try of the one to come, as 1.4.0-beta.1 is of 1.4.0. */
export const isPreRelease = (version: string): boolean => version.includes('-');

function partsOf(version: string): { release: readonly number[]; pre: readonly string[] } {
  const dash = version.indexOf('-');
  const release = dash === -1 ? version : version.slice(0, dash);
  return {
    release: release.split('.').map(Number),
    pre: dash === -1 ? [] : version.slice(dash + 1).split('.'),
  };
}

/** Numbers by value and below words, words by their letters; the shorter list is the lower. */
function comparePre(one: readonly string[], other: readonly string[]): number {
  for (const [index, a] of one.entries()) {
    const b = other[index];
    if (b === undefined) return 1;
    if (a === b) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
    if (isNumber && isOtherNumber) return Number(a) - Number(b);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return a < b ? -1 : 1;
  }
  return one.length - other.length;
}
