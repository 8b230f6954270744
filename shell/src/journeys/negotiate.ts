import { runtimeVersion, type RemoteRecord } from '@home-move/contract';
import { faultCodes, RemoteFault } from './fault';

const caret = /^\^(\d+)\.(\d+)\.(\d+)$/;

/** Whether `version` is of the same major and not older than the range says. Only caret ranges are published. */
export function satisfies(version: string, range: string): boolean {
  const wanted = caret.exec(range);
  if (!wanted) return false;
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted.slice(1).map(Number);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

/** Refuses a remote that needs another runtime contract, before any of its code is fetched. Throws HM-201. */
export function negotiate(record: RemoteRecord, ours: string = runtimeVersion): void {
  if (!satisfies(ours, record.contract)) throw new RemoteFault(faultCodes.wrongContract, record.name);
}
