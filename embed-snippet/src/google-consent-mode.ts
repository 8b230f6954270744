/** The state of a storage type in Google's tags. */
interface StorageState {
  readonly default?: unknown;
  /** Replaces the default. */
  readonly update?: unknown;
}

/** The globals of Google's tags, and of the commands for them. */
interface GooglePage {
  dataLayer?: unknown[];
  readonly google_tag_data?: {
    readonly ics?: { readonly entries?: { readonly analytics_storage?: StorageState } };
  };
}
const page = window as unknown as GooglePage;

const isGranted = (value: unknown) => value === true || value === 'granted';

interface ConsentCommand {
  readonly isUpdate: boolean;
  readonly isGranted: boolean;
  readonly isRegional: boolean;
}

/** Reads a command `gtag('consent', …)` about analytics, whose arguments `gtag` pushes to the data layer; null for other items. */
function commandOf(item: unknown): ConsentCommand | null {
  if (typeof item !== 'object' || item === null || Reflect.get(item, 0) !== 'consent') return null;
  const action: unknown = Reflect.get(item, 1);
  const settings: unknown = Reflect.get(item, 2);
  if (typeof settings !== 'object' || settings === null) return null;
  const analytics: unknown = Reflect.get(settings, 'analytics_storage');
  if (analytics === undefined || (action !== 'update' && action !== 'default')) return null;
  return {
    isUpdate: action === 'update',
    isGranted: isGranted(analytics),
    isRegional: Reflect.get(settings, 'region') !== undefined,
  };
}

/**
 * Whether `analytics_storage` is granted: in the state of Google's tags or, before they have loaded, by the commands in the data
 * layer. The last update among these applies. Without an update, every default has to grant it, because the visitor's region is
 * unknown.
 */
export function isGoogleGranted(): boolean {
  const state = page.google_tag_data?.ics?.entries?.analytics_storage;
  if (state) return isGranted(state.update ?? state.default);
  const commands = (page.dataLayer ?? []).map(commandOf).filter((command) => command !== null);
  const update = commands.findLast(({ isUpdate }) => isUpdate);
  if (update) return update.isGranted;
  return commands.some(({ isRegional }) => !isRegional) && commands.every((command) => command.isGranted);
}

const listeners = new Set<() => void>();

/** A data layer whose pushes notify the listeners. */
interface WatchedLayer {
  readonly layer: unknown[];
  /** Restores `push`. Returns false if a tag has replaced it since: that tag keeps calling ours. */
  readonly restore: () => boolean;
}
let watchedLayer: WatchedLayer | null = null;

/** Notifies the listeners after each push: Google's tags have no event for a change. */
function watchPushes(layer: unknown[]): WatchedLayer {
  const { push } = layer;
  const isOwn = Object.hasOwn(layer, 'push');
  const watched = (...items: unknown[]): number => {
    const length = push.apply(layer, items);
    for (const listener of listeners) listener();
    return length;
  };
  layer.push = watched;
  return {
    layer,
    restore() {
      if (layer.push !== watched) return false;
      if (isOwn) layer.push = push;
      else Reflect.deleteProperty(layer, 'push');
      return true;
    },
  };
}

/** Calls the listener whenever the consent may have changed. Returns a function that removes it. */
export function followDataLayer(onChange: () => void): () => void {
  const listener = () => onChange();
  listeners.add(listener);
  const layer = (page.dataLayer ??= []);
  if (watchedLayer?.layer !== layer) watchedLayer = watchPushes(layer);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && watchedLayer?.restore() === true) watchedLayer = null;
  };
}
