import type { JourneyId } from '@home-move/contract';

/** A version of a remote. */
export interface RemoteVersion {
  readonly remote: JourneyId;
  readonly version: string;
}

/** A file of a remote, wherever the static store is: `…/remotes/energy/1.4.0/…`. */
const remoteFile = /\/remotes\/([\w-]+)\/([\w.-]+)\//;

/** The remote whose file is named first in an address or a stack; null for none. The registry may not know it. */
export function remoteIn(text: string | undefined): RemoteVersion | null {
  const [, remote, version] = remoteFile.exec(text ?? '') ?? [];
  return remote !== undefined && version !== undefined ? { remote: remote as JourneyId, version } : null;
}

/** The remote whose code threw an error, or waited for what failed; null for none, or for a value without a stack. */
export function remoteOfError(error: unknown): RemoteVersion | null {
  return error instanceof Error ? remoteIn(error.stack) : null;
}
