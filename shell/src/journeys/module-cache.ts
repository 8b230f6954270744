import type { RemoteRecord } from '@home-move/contract';
import type { LoadRemote } from './load';
import type { RemoteModule } from './remote-module';

/** The code of one journey, fetched once for as long as it serves. */
export interface ModuleCache {
  readonly load: (record: RemoteRecord) => Promise<RemoteModule>;
  /** This copy is of no use any more: the next one is fetched anew, under another number. */
  readonly forget: (record: RemoteRecord) => void;
}

export function createModuleCache(fetchModule: LoadRemote): ModuleCache {
  const attempts = new Map<string, number>();
  let present: { readonly version: string; readonly module: Promise<RemoteModule> } | null = null;

  function forget({ version }: RemoteRecord): void {
    present = null;
    attempts.set(version, (attempts.get(version) ?? 0) + 1);
  }

  return {
    forget,
    load(record) {
      const { version } = record;
      if (present?.version === version) return present.module;
      const copy = { version, module: fetchModule(record, attempts.get(version) ?? 0) };
      present = copy;
      copy.module.catch(() => present === copy && forget(record));
      return copy.module;
    },
  };
}
