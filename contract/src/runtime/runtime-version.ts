/**
 * Version of the runtime contract (semver): what the shell provides, and what remotes state a range of.
 *
 * Bump it with every change of `RuntimeContract` or of a type or table that it exposes; `runtime-fingerprint.spec.ts` fails
 * until you do.
 * - Minor: an addition that existing remotes can ignore (a new member, field, event, flag or optional parameter).
 * - Major: anything that an existing remote could break on (a removed, renamed or narrowed member, a changed meaning). The
 *   shell then also needs an adapter for the last version of the previous major: add that version to `runtimeVersions`.
 * - Patch: a corrected behaviour without a changed type.
 *
 * Then add the new version's fingerprint below, which the failing spec prints, and its new members to `runtimeAdditions`.
 */
export const runtimeVersion = '1.19.0';

/**
 * Fingerprint of the declared contract for each version. Never change the entry of a released version, unless only the text
 * of a declaration changed and its shape did not.
 */
export const runtimeFingerprints: Readonly<Record<string, string>> = {
  '1.2.0': '5f92f71801f482aa',
  '1.3.0': 'a641f39956ca1aa9',
  '1.4.0': 'ff338f3cac38ea67',
  '1.5.0': '24b5b8353130df66',
  '1.6.0': 'c0bf6a076acfd926',
  '1.7.0': '082d2f13dbc4e4d1',
  '1.8.0': '157ab30a1d888c1b',
  '1.9.0': '698362c1a59cc9d4',
  '1.10.0': 'aa6ad9e82b8dba2c',
  '1.11.0': 'e462613794a41f0f',
  '1.12.0': '066199a62977f9f8',
  '1.13.0': 'f80af0d0991d3a16',
  '1.14.0': '887dd904088f6b12',
  '1.15.0': '739a182a48edde5e',
  '1.16.0': 'be950a2514a13aa2',
  '1.17.0': '03e7b76fadb56c34',
  '1.18.0': '03e7b76fadb56c34',
  '1.19.0': 'cef62f1e856cf6d9',
};

/**
 * Members of the runtime contract by the version that added them; members of the session's state start with `session.`.
 * The specs of a remote fail if it uses a member newer than its manifest's range.
 */
export const runtimeAdditions: Readonly<Record<string, readonly string[]>> = {
  '1.1.0': ['portal'],
  '1.2.0': [
    'session.loading',
    'session.error',
    'session.feedback',
    'session.routeConfig',
    'session.selectAllSelected',
    'session.sessionAttributes',
    'session.appConfiguration',
  ],
  '1.6.0': ['call'],
};

const caret = /^\^(\d+)\.(\d+)\.(\d+)$/;

/** Whether a version has the major of a caret range and is not older; false for any other kind of range. */
export function satisfies(version: string, range: string): boolean {
  const wanted = caret.exec(range);
  if (!wanted) return false;
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted.slice(1).map(Number);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

/**
 * Versions of the runtime contract that the shell provides: the current one and, once there is a major 2, the last one of
 * the previous major through an adapter.
 */
export const runtimeVersions: readonly string[] = [runtimeVersion];

/** Whether the shell provides a version within a remote's range. */
export function isRuntimeSupported(range: string, versions: readonly string[] = runtimeVersions): boolean {
  return versions.some((version) => satisfies(version, range));
}
