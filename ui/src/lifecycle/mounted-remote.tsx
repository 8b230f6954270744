import type { RemoteProps, RuntimeContract } from '@home-move/contract';
import { createStore, Provider as JotaiProvider } from 'jotai';
import * as React from 'react';
import { createRoot, type Root as ReactRoot, type RootOptions } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { SWRConfig, type Cache, type SWRConfiguration } from 'swr';
import { FailedPanel } from '../components/failed-panel/failed-panel';
import { runtimeAtom } from '../journey/stored-atom';
import { RemoteBoundary } from './remote-boundary';
import { RemoteName, RuntimeProvider } from '../runtime/runtime-context';

/** The root component of a remote; reads the runtime with `useRuntime` or from its props. */
export type RemoteRoot = React.ComponentType<RemoteProps>;

/** When React caught an error: in a render, outside one, or in one it recovered from. */
export type ErrorPhase = 'render' | 'uncaught' | 'recovered';

export interface MountOptions {
  readonly root: RemoteRoot;
  readonly element: HTMLElement;
  /** Its storage backs the atoms of `storedAtom`. */
  readonly runtime: RuntimeContract;
  /** "energy" */
  readonly remote: string;
  /** Unique in the document: React's generated ids start with it, single-spa-react keeps its roots by it. */
  readonly name: string;
  readonly onError: (error: unknown, phase: ErrorPhase) => void;
}

/** A root that renders a few milliseconds at a time, so that the first page of a remote never blocks input. */
const slicedRoot = (root: ReactRoot): ReactRoot => ({
  render: (children) => React.startTransition(() => root.render(children)),
  unmount: () => root.unmount(),
});

/** The lifecycles of one mount, with its own store and cache: a shared cache would be torn down by the first root to unmount. */
export function createLifecycles({
  root: Root,
  element,
  runtime,
  remote,
  name,
  onError,
}: MountOptions): ReactAppOrParcel<RemoteProps> {
  const store = createStore();
  store.set(runtimeAtom, runtime);
  const cache = new Map();
  // SWR's timers hold its configuration until queries expire, up to 30 s after an unmount. A bound function holds only
  // the cache; a closure would hold this scope, with the element and the store, and the minifier merges scopes.
  const provider = Object.prototype.valueOf.bind(cache) as () => Cache;
  const swr: SWRConfiguration = { provider, revalidateOnFocus: false, shouldRetryOnError: false };

  const rootOptions: RootOptions = {
    identifierPrefix: `${name}-`,
    onCaughtError: (error) => onError(error, 'render'),
    onUncaughtError: (error) => onError(error, 'uncaught'),
    onRecoverableError: (error) => onError(error, 'recovered'),
  };

  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: { createRoot: (container: Element) => slicedRoot(createRoot(container, rootOptions)) },
    // RemoteBoundary catches what the remote throws; this is rendered when the boundary itself fails.
    errorBoundary: () => <FailedPanel code="HM-602" />,
    domElementGetter: () => element,
    rootComponent: (props: RemoteProps) => (
      <RuntimeProvider value={props.runtime}>
        <RemoteName value={remote}>
          <JotaiProvider store={store}>
            <SWRConfig value={swr}>
              <RemoteBoundary runtime={props.runtime}>
                <Root runtime={props.runtime} />
              </RemoteBoundary>
            </SWRConfig>
          </JotaiProvider>
        </RemoteName>
      </RuntimeProvider>
    ),
  });
  return {
    ...lifecycles,
    async unmount(props) {
      // React reports an error while it renders. A host that replaces the remote at once would unmount its root too early.
      await Promise.resolve();
      await lifecycles.unmount(props);
      cache.clear();
    },
  };
}
