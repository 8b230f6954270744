import type { RemoteProps } from '@home-move/contract';

/** What the shell passes to each lifecycle of a remote. */
export interface LifecycleProps extends RemoteProps {
  readonly name: string;
  readonly domElement: HTMLElement;
}

type Lifecycle = (props: LifecycleProps) => Promise<unknown>;

/** What a remote exposes as `./app`. */
export interface RemoteModule {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
}

export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function');
}
