import { runtimeVersion, satisfies, type RemoteRecord, type RuntimeContract } from '@home-move/contract';
import { faultCodes, RemoteFault } from './fault';

/** Today's runtime as a remote of an older major knows it. */
export type Adapter = (runtime: RuntimeContract) => RuntimeContract;

/**
 * The last version of the major before ours → its adapter; each is one of the contract's `runtimeVersions`. Empty as
 * long as ours is the first major.
 */
export const adapters: Readonly<Record<string, Adapter>> = {};

const asItIs: Adapter = (runtime) => runtime;

/** How a remote gets the runtime that it asks for, before any of its code is fetched. Throws HM-201. */
export function negotiate({ contract, name }: RemoteRecord, ours = runtimeVersion, older = adapters): Adapter {
  const given = Object.entries({ ...older, [ours]: asItIs }).find(([version]) => satisfies(version, contract));
  if (!given) throw new RemoteFault(faultCodes.wrongContract, name);
  return given[1];
}
