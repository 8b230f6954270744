import {
  bootElementId,
  defaultMoveInLimits,
  flagNames,
  type Boot,
  type Flags,
  type Portal,
  type RegistryResolution,
  type VersionPreview,
} from '@home-move/contract';

/** Reads the block that the server wrote into the document; null when it is absent or broken. */
export function readBoot(root: Document): Boot | null {
  const text = root.getElementById(bootElementId)?.textContent;
  if (!text) return null;
  try {
    const boot: unknown = JSON.parse(text);
    return isBoot(boot) ? boot : null;
  } catch {
    return null;
  }
}

/** The block comes from our own server, so three keys are enough to recognise it. */
function isBoot(value: unknown): value is Boot {
  return (
    typeof value === 'object' && value !== null && 'branding' in value && 'config' in value && 'resolution' in value
  );
}

/** The settings that the document provides before the first call. */
export interface Settings {
  readonly portal: Portal;
  readonly flags: Flags;
  readonly flagOverrides?: Partial<Flags>;
  readonly resolution: RegistryResolution;
  /** The version in `resolution` that only this browser gets. */
  readonly preview?: VersionPreview;
  readonly config: Boot['config'];
}

/** Every feature is on unless its brand turned it off. */
const allOn = Object.fromEntries(flagNames.map((name) => [name, true])) as Record<keyof Flags, boolean>;

/** For a document without a boot block: the product's defaults, and no remotes until the registry has answered. */
const defaults: Settings = {
  portal: 'tenant',
  flags: allOn,
  resolution: { remotes: [], lastGood: [] },
  config: {
    namedSupplier: 'Larkfield Energy',
    moveIn: defaultMoveInLimits,
    publicSiteUrl: '/',
    hostOrigins: [],
  },
};

export function settingsOf(boot: Boot | null): Settings {
  return boot ?? defaults;
}
