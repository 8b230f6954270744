const MINIMUM = [20, 19];

/** The message to print when this Node version is too old, otherwise undefined. */
export function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
  return fits ? undefined : `Node ${MINIMUM.join('.')} or later is needed; this is ${version}.`;
}
