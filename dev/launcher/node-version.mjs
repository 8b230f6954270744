/** The lowest minor version of each major below 24, as `engines` in package.json has it; 21 and 23 are not supported. */
const LOWEST_MINOR = { 20: 19, 22: 12 };

/** The message to print when this Node version is not supported, otherwise undefined. */
export function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 24 || minor >= LOWEST_MINOR[major]) return undefined;
  return `Node 20 (from 20.19), 22 (from 22.12) or 24 and later is needed; this is ${version}.`;
}
