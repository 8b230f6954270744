import type { RecordSignature } from './registry';

/** The name of the shell in the registry, next to the names of remotes. */
export const shellName = 'shell';

/** A build of the shell as it describes itself in `shell.json`; the registry adds who published it and when. */
export interface ShellRecord {
  readonly name: typeof shellName;
  /** Semver. */
  readonly version: string;
  /** Versions of the runtime contract that it provides. */
  readonly runtimes: readonly string[];
  /** Modules that it provides to remotes, module → version. */
  readonly provided: Readonly<Record<string, string>>;
  /** The API calls that it uses, such as `GET /api/v1/addresses/:postcode`. */
  readonly endpoints: readonly string[];
  /** File path below the version's folder → 'sha384-…'. */
  readonly files: Readonly<Record<string, string>>;
  /** The commit of the build, with `-dirty` after it for a changed working copy; absent outside a repository. */
  readonly commit?: string | undefined;
  /** Who or what built it; absent if the build does not know. */
  readonly builder?: string | undefined;
  /** Absent on systems that require none. */
  readonly signature?: RecordSignature | undefined;
}

/** A published version of the shell; immutable. */
export interface PublishedShell extends ShellRecord {
  /** Id of a deploy key. */
  readonly publishedBy: string;
  /** ISO instant. */
  readonly publishedAt: string;
}

/** One version of the shell in `GET /registry/shells`. */
export interface ShellVersionStatus extends Pick<PublishedShell, 'version'> {
  /** `deployed` with the API, in its SHELL_DIR. */
  readonly source: 'published' | 'deployed';
  /** Null for the deployed one. */
  readonly publishedBy: string | null;
  readonly publishedAt: string | null;
  readonly runtimes: readonly string[];
  readonly commit: string | null;
  readonly builder: string | null;
  /** Id of the key that signed the record; null without a signature. */
  readonly signedBy: string | null;
  /** Why the signature is not accepted, so that no document uses the version; null if it is. */
  readonly signatureError: string | null;
  /** Null unless it is withdrawn. */
  readonly withdrawal: ShellWithdrawal | null;
}

/** A version of the shell that no document uses, until it is restored. */
export interface ShellWithdrawal {
  readonly version: string;
  readonly withdrawnBy: string;
  /** ISO instant. */
  readonly withdrawnAt: string;
  readonly why: string;
}

/** Response of `GET /registry/shells` and of every change: the versions of the shell, newest first. */
export interface ShellStatus {
  /** The version that new documents should use. */
  readonly selected: string;
  /** The version that new documents of the answering process use: it may still be fetching the selected one. */
  readonly inUse: string;
  readonly versions: readonly ShellVersionStatus[];
}
