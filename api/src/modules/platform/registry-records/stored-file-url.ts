import type { JourneyId, shellName } from '@home-move/contract';

/** A version whose files are in the store. */
export interface StoredVersion {
  readonly name: JourneyId | typeof shellName;
  readonly version: string;
}

/** Absolute URL of a file of a version. Servers send files below `/remotes/` as immutable. */
export function storedFileUrl(assetsOrigin: string, { name, version }: StoredVersion, file: string): string {
  return `${assetsOrigin}/remotes/${name}/${version}/${file}`;
}
