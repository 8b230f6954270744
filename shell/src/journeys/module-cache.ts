import type { RemoteRecord } from '@home-move/contract';
import type { LoadRemote } from './load';
import type { RemoteModule } from './remote-module';

/** Caches the module of one journey's current version. */
export interface ModuleCache {
  readonly load: (record: RemoteRecord) => Promise<RemoteModule>;
  /** Discards the module, so that the next load fetches it again under the next attempt number. */
  readonly forget: (record: RemoteRecord) => void;
}

export function createModuleCache(fetchModule: LoadRemote): ModuleCache {
  const attempts = new Map<string, number>();
  let cached: { readonly version: string; readonly module: Promise<RemoteModule> } | null = null;

  function forget({ version }: RemoteRecord): void {
    cached = null;
    attempts.set(version, (attempts.get(version) ?? 0) + 1);
  }

  return {
    forget,
    load(record) {
      const { version } = record;
      if (cached?.version === version) return cached.module;
      const entry = { version, module: fetchModule(record, attempts.get(version) ?? 0) };
      cached = entry;
      entry.module.catch(() => cached === entry && forget(record));
      return entry.module;
    },
  };
}
