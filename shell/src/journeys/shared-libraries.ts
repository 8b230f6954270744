/** A library that the shell provides to remotes, in a chunk that is loaded with the first remote that needs it. */
export interface SharedLibrary {
  /** As remotes import it. */
  readonly module: string;
  readonly version: string;
  /** Rejects when the chunk does not load; the next call requests it again. */
  readonly load: () => Promise<object>;
}

// The build fills both constants from `build/shared-modules.mjs`; specs provide their own values.
export const sharedLibraries: readonly SharedLibrary[] = [];

/** The exact version of every module that remotes are given: React, the libraries and the federation runtime. */
export const providedVersions: Readonly<Record<string, string>> = {};
