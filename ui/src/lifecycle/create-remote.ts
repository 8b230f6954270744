import type { RemoteProps } from '@home-move/contract';
import type { ReactAppOrParcel } from 'single-spa-react';
import { adoptSheets } from '../styles/sheets';
import { createLifecycles, type ErrorPhase, type RemoteRoot } from './mounted-remote';

/** What a host passes to each lifecycle: single-spa's own props, or the same three said by hand. */
export interface RemoteMountProps extends RemoteProps {
  /** Name of the application, unique among those mounted in the same element. */
  readonly name: string;
  /** Where to draw; without it `single-spa-application:{name}` in the body. */
  readonly domElement?: HTMLElement;
}

export interface RemoteLifecycles {
  bootstrap(props: RemoteMountProps): Promise<void>;
  /** Rejects when the first render throws, so that the host can try another version. */
  mount(props: RemoteMountProps): Promise<void>;
  unmount(props: RemoteMountProps): Promise<void>;
  update(props: RemoteMountProps): Promise<void>;
}

export interface RemoteOptions {
  /** "energy"; in reports and in generated ids. */
  readonly name: string;
  readonly root: RemoteRoot;
  /** Hears of every error besides the runtime's telemetry. */
  readonly onError?: (error: unknown, phase: ErrorPhase) => void;
}

interface Mounted {
  readonly lifecycles: ReactAppOrParcel<RemoteProps>;
  readonly name: string;
  readonly release: () => void;
}

function elementOf({ name, domElement }: RemoteMountProps): HTMLElement {
  const id = `single-spa-application:${name}`;
  const found = domElement ?? document.getElementById(id);
  if (found) return found;
  const made = Object.assign(document.createElement('div'), { id });
  document.body.append(made);
  return made;
}

let mounts = 0;

/**
 * The single-spa lifecycles of a journey. Each mount gets a store, a cache and a name of its own, adopts the bundle's style
 * sheets into its root and releases them again. The same lifecycles work as application, as parcel, and called by hand.
 */
export function createRemote({ name, root, onError }: RemoteOptions): RemoteLifecycles {
  const mounted = new Map<HTMLElement, Mounted>();

  const propsFor = (props: RemoteMountProps, entry: Mounted) =>
    ({ ...props, name: entry.name }) as Parameters<ReactAppOrParcel<RemoteProps>['mount']>[0];

  const take = (element: HTMLElement): Mounted | undefined => {
    const entry = mounted.get(element);
    mounted.delete(element);
    return entry;
  };

  const unmount = async (props: RemoteMountProps): Promise<void> => {
    const entry = take(elementOf(props));
    if (!entry) return;
    await entry.lifecycles.unmount(propsFor(props, entry));
    entry.release();
  };

  return {
    bootstrap: () => Promise.resolve(),
    unmount,

    async mount(props) {
      const element = elementOf(props);
      mounts += 1;
      let fail: (error: unknown) => void = () => undefined;
      const failed = new Promise<never>((_resolve, reject) => {
        fail = reject;
      });
      // After the mount nobody waits for it any more, and the boundary's panel stands.
      failed.catch(() => undefined);
      const report = (error: unknown, phase: ErrorPhase) => {
        props.runtime.telemetry.report(error, { remote: name, phase });
        onError?.(error, phase);
        if (phase !== 'recovered') fail(error);
      };
      const mountName = `${name}-${mounts}`;
      const entry: Mounted = {
        name: mountName,
        lifecycles: createLifecycles({
          root,
          element,
          runtime: props.runtime,
          remote: name,
          name: mountName,
          onError: report,
        }),
        release: adoptSheets(element.getRootNode() as Document | ShadowRoot),
      };
      mounted.set(element, entry);
      try {
        await Promise.race([failed, entry.lifecycles.mount(propsFor(props, entry))]);
      } catch (error) {
        await unmount(props);
        throw error;
      }
    },

    async update(props) {
      const entry = mounted.get(elementOf(props));
      if (entry) await entry.lifecycles.update?.(propsFor(props, entry));
    },
  };
}
