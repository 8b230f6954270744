import { stepAt, type CurrentStep, type JourneyId, type RemoteProps } from '@home-move/contract';
import type { ReactAppOrParcel } from 'single-spa-react';
import { adoptSheets } from '../styles/sheets';
import { createLifecycles, type ErrorPhase, type RemoteRoot } from './mounted-remote';

/** What a host passes to each lifecycle: single-spa's own props, or the same three from a host without single-spa. */
export interface RemoteMountProps extends RemoteProps {
  /** Name of the application, unique among those mounted in the same element. */
  readonly name: string;
  /** Where to render; without it `single-spa-application:{name}` in the body. */
  readonly domElement?: HTMLElement;
}

type Lifecycle = (props: RemoteMountProps) => Promise<void>;

export interface RemoteLifecycles {
  readonly bootstrap: Lifecycle;
  /** Rejects when the first render throws, so that the host can try another version. */
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
  readonly update: Lifecycle;
  /** Starts loading the page at a path below the brand: hosts call it while they prepare what a mount needs. */
  readonly preloadPage: (path: string) => void;
}

export interface RemoteOptions {
  /** "energy"; in reports and in generated ids. */
  readonly name: JourneyId;
  readonly root: RemoteRoot;
  /** Called with the step on screen when the remote is bootstrapped: starts loading its page before the first render. */
  readonly preload?: (step: CurrentStep | null) => void;
  /** Called for every error that is reported to the runtime's telemetry. */
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
 * The single-spa lifecycles of a remote. Each mount gets its own store, cache and name, adopts the bundle's style sheets into
 * its root and releases them when it unmounts. A host may use the lifecycles as an application or a parcel of single-spa, or
 * call them directly.
 */
export function createRemote({ name, root, preload, onError }: RemoteOptions): RemoteLifecycles {
  const mounted = new Map<HTMLElement, Mounted>();

  const propsFor = (props: RemoteMountProps, entry: Mounted) =>
    ({ ...props, name: entry.name }) as Parameters<ReactAppOrParcel<RemoteProps>['mount']>[0];

  const take = (element: HTMLElement): Mounted | undefined => {
    const entry = mounted.get(element);
    mounted.delete(element);
    return entry;
  };

  const unmount = async (props: RemoteMountProps): Promise<void> => {
    const element = elementOf(props);
    const entry = take(element);
    if (!entry) return;
    await entry.lifecycles.unmount(propsFor(props, entry));
    entry.release();
    delete element.dataset['remote'];
  };

  return {
    bootstrap(props) {
      preload?.(props.runtime.currentStep.get());
      return Promise.resolve();
    },
    unmount,

    preloadPage(path) {
      const step = stepAt(path);
      preload?.(step && { ...step, path });
    },

    async mount(props) {
      const element = elementOf(props);
      mounts += 1;
      // The build confines the bundle's style sheets to elements with this attribute.
      element.dataset['remote'] = name;
      let fail: (error: unknown) => void = () => undefined;
      const failed = new Promise<never>((_resolve, reject) => {
        fail = reject;
      });
      // After the mount a failure is handled by the error boundary.
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
