import type { RemoteProps } from '@home-move/contract';
import type { Adapter } from './negotiate';

/** The props of each lifecycle of a remote. */
export interface LifecycleProps extends RemoteProps {
  readonly name: string;
  readonly domElement: HTMLElement;
}

type Lifecycle = (props: LifecycleProps) => Promise<unknown>;

/** The module that a remote exposes as `./app`. */
export interface RemoteModule {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
  /** Starts loading the page at a path below the brand. Remotes whose pages are all in one chunk have none. */
  readonly preloadPage?: ((path: string) => void) | undefined;
}

export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function');
}

/** Wraps a remote's lifecycles to pass the runtime of the remote's major version. */
export function adaptRemote({ bootstrap, mount, unmount, preloadPage }: RemoteModule, adapt: Adapter): RemoteModule {
  const adapted = (lifecycle: Lifecycle) => (props: LifecycleProps) =>
    lifecycle({ ...props, runtime: adapt(props.runtime) });
  return { bootstrap: adapted(bootstrap), mount: adapted(mount), unmount: adapted(unmount), preloadPage };
}
