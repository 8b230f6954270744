import { faultCodes, type RemoteRecord, type RuntimeContract, runtimeVersion, satisfies } from '@home-move/contract';
import { RemoteFault } from './fault';
import { providedVersions } from './shared-libraries';

/** Turns the current runtime into the runtime of an older major version. */
export type Adapter = (runtime: RuntimeContract) => RuntimeContract;

/**
 * Maps the last version of the previous major to its adapter; each is one of the contract's `runtimeVersions`. Empty
 * while there is only one major.
 */
export const adapters: Readonly<Record<string, Adapter>> = {};

const unchanged: Adapter = (runtime) => runtime;

/** Selects the adapter for the contract range that a remote requires, before fetching its code. Throws HM-201. */
export function negotiate({ contract, name }: RemoteRecord, current = runtimeVersion, older = adapters): Adapter {
  const match = Object.entries({ ...older, [current]: unchanged }).find(([version]) => satisfies(version, contract));
  if (!match) throw new RemoteFault(faultCodes.wrongContract, name);
  return match[1];
}

/**
 * Checks that the shell provides every library that a remote requires, before fetching its code: within the remote it would
 * be an error without a cause. Throws HM-202.
 */
export function requireLibraries({ shared, name }: RemoteRecord, provided = providedVersions): void {
  const missing = Object.entries(shared).find(([module, range]) => {
    const version = provided[module];
    return version === undefined || !satisfies(version, range);
  });
  if (missing) throw new RemoteFault(faultCodes.wrongLibrary, name, new Error(missing.join(' ')));
}
