import { faultCodes, type RemoteRecord } from '@home-move/contract';
import { RemoteFault } from './fault';
import type { LifecycleProps, RemoteModule } from './remote-module';
import { startTimeoutMs, unmountTimeoutMs, withTimeout } from './timeouts';

/** One mount of a remote. */
export interface RemoteInstance {
  readonly record: RemoteRecord;
  readonly module: RemoteModule;
  readonly props: LifecycleProps;
}

/** Bootstraps and mounts the remote. On failure its element is removed; if it finishes after a timeout, it is unmounted. */
export async function startInstance(instance: RemoteInstance): Promise<void> {
  const { module, props } = instance;
  const run = async () => {
    await module.bootstrap(props);
    await module.mount(props);
  };
  const running = run();
  try {
    await withTimeout(startTimeoutMs, running, () => new RemoteFault(faultCodes.mountTooSlow, props.name));
  } catch (error) {
    running.then(() => stopInstance(instance)).catch(() => undefined);
    props.domElement.remove();
    throw error;
  }
}

/** Unmounts the remote and removes its element. Never rejects: a failure is reported. */
export async function stopInstance({ module, props }: RemoteInstance): Promise<void> {
  const unmounting = Promise.resolve(module.unmount(props));
  await withTimeout(unmountTimeoutMs, unmounting, () => new Error('timeout')).catch((error: unknown) => {
    props.runtime.telemetry.report(error, { remote: props.name, phase: 'unmount' });
  });
  props.domElement.remove();
}
