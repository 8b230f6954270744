import type { RemoteRecord, RuntimeContract } from '@home-move/contract';
import { PanelError } from './panel-error';
import { takeStartGlobals } from './start-globals';

/** What a panel is mounted with. */
export interface PanelProps {
  /** Unique among the panels of an element. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly runtime: RuntimeContract;
}

type Lifecycle = (props: PanelProps) => Promise<void>;

/** The lifecycles of a version of the panel. */
export interface PanelLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
}

/** A federation container. */
interface Container {
  readonly init: (shareScope: object) => unknown;
  readonly get: (module: './app') => Promise<() => PanelLifecycles>;
}

const loaded = new Map<string, Promise<PanelLifecycles>>();

/** Loads a version of the panel, once in a page. Rejects with PanelError; the next call then tries again. */
export function loadPanel(record: RemoteRecord): Promise<PanelLifecycles> {
  const earlier = loaded.get(record.entry);
  if (earlier) return earlier;
  const loading = load(record).catch((error: unknown) => {
    loaded.delete(record.entry);
    throw error;
  });
  loaded.set(record.entry, loading);
  return loading;
}

/**
 * Loads all files of the panel at once. Otherwise its chunk loader would request them one after the other, would need the globals
 * as long as the page exists, and would load chunks without their hashes.
 */
async function load({ entry, files, global }: RemoteRecord): Promise<PanelLifecycles> {
  const entryFile = Object.keys(files).find((file) => entry.endsWith(`/${file}`));
  if (entryFile === undefined) throw new PanelError('panel-not-loaded', { file: entry });
  const folder = entry.slice(0, -entryFile.length);
  const chunks = Object.entries(files).filter(([file]) => file !== entryFile);
  const release = takeStartGlobals(global);
  try {
    await settleAll(chunks.map(([file, hash]) => loadScript(folder + file, hash)));
    // Last: it starts the federation runtime, which can start only once in a page.
    await loadScript(entry, files[entryFile] ?? '');
    const container = Reflect.get(globalThis, global) as Container;
    // Nothing is shared with the page: the panel brings its own React.
    await container.init({});
    return (await container.get('./app'))();
  } catch (cause) {
    throw cause instanceof PanelError ? cause : new PanelError('panel-failed', { cause });
  } finally {
    release();
  }
}

/** Waits for all of them, even if one fails: none may arrive after the globals have been removed. */
async function settleAll(scripts: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(scripts);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function loadScript(url: string, hash: string): Promise<void> {
  // A browser ignores a hash that it cannot parse, and would accept any file.
  if (!hash.startsWith('sha384-')) return Promise.reject(new PanelError('panel-not-loaded', { file: url }));
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = hash;
  script.src = url;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new PanelError('panel-not-loaded', { file: url })));
    document.head.append(script);
  }).finally(() => script.remove());
}
