const OLDEST = [20, 19];

/** One line when this Node is too old, otherwise undefined. */
export function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return fits ? undefined : `Node ${OLDEST.join('.')} or later is needed; this is ${version}.`;
}
