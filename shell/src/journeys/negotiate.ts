import { runtimeVersion, satisfies, type RemoteRecord } from '@home-move/contract';
import { faultCodes, RemoteFault } from './fault';

/** Refuses a remote that needs another runtime contract, before any of its code is fetched. Throws HM-201. */
export function negotiate(record: RemoteRecord, ours: string = runtimeVersion): void {
  if (!satisfies(ours, record.contract)) throw new RemoteFault(faultCodes.wrongContract, record.name);
}
