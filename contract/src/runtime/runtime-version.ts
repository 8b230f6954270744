import { runtimeVersion } from './runtime-contract';

const caret = /^\^(\d+)\.(\d+)\.(\d+)$/;

/** Whether `version` is of the same major and not older than the range says. Only caret ranges are published. */
export function satisfies(version: string, range: string): boolean {
  const wanted = caret.exec(range);
  if (!wanted) return false;
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted.slice(1).map(Number);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

/**
 * Versions of the runtime contract that the shell gives: its own and, once there is a major 2, the last one of the major
 * before, through an adapter.
 */
export const runtimeVersions: readonly string[] = [runtimeVersion];

/** Whether the shell can give a remote what it asks for. */
export function isRuntimeSupported(range: string, versions: readonly string[] = runtimeVersions): boolean {
  return versions.some((version) => satisfies(version, range));
}
