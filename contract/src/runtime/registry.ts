import type { JourneyId } from '../journey/steps';

/** One published version of a remote; never changes once published. */
export interface RemoteRecord {
  readonly name: JourneyId;
  /** Semver. */
  readonly version: string;
  /** Range of the runtime contract it needs, for example '^1.0.0'. */
  readonly contract: string;
  /** Global name of its federation container: it holds the version. */
  readonly global: string;
  /** Absolute URL of the entry once resolved; path below the assets root in the record. */
  readonly entry: string;
  /** What it takes from the shell, module → version range: exactly the four modules of React. */
  readonly shared: Readonly<Record<string, string>>;
  /** File path below the version's folder → 'sha384-…'. */
  readonly files: Readonly<Record<string, string>>;
  /** Chunks that its first screen needs, for preloading; paths below the version's folder. */
  readonly firstChunks: readonly string[];
  /** Path patterns below the brand that it serves; none for the agent's side panel, which stands beside every page. */
  readonly routes: readonly string[];
  /** `silent`: its failure shows nothing. */
  readonly kind: 'required' | 'optional' | 'silent';
  readonly publishedBy: string;
  /** ISO instant. */
  readonly publishedAt: string;
}

/** Answer of `GET /registry/resolution`: exact versions for one brand and branch, entries as absolute URLs. */
export interface RegistryResolution {
  readonly remotes: readonly RemoteRecord[];
  /** For each remote that has one, the version before: what the shell falls back to when the one above fails. */
  readonly lastGood: readonly RemoteRecord[];
}
