import { flagNames, type Boot, type Flags, type Portal, type RegistryResolution } from '@home-move/contract';

/** What the shell knows before it has asked anybody. */
export interface Settings {
  readonly portal: Portal;
  readonly flags: Flags;
  readonly flagOverrides?: Partial<Flags>;
  readonly resolution: RegistryResolution;
  readonly config: Boot['config'];
}

/** Every feature is on unless its brand turned it off. */
const allOn = Object.fromEntries(flagNames.map((name) => [name, true])) as Record<keyof Flags, boolean>;

/** Stands in for a document without a boot block: the product's defaults, and no remote until the registry was asked. */
const defaults: Settings = {
  portal: 'tenant',
  flags: allOn,
  resolution: { remotes: [], lastGood: [] },
  config: {
    namedSupplier: 'Larkfield Energy',
    moveIn: { maxPastMonths: 3, maxFutureDays: 29 },
    publicSiteUrl: '/',
    adminPortalUrl: '/',
    hostOrigins: [],
  },
};

export function settingsOf(boot: Boot | null): Settings {
  return boot ?? defaults;
}
