import { createHash } from 'node:crypto';
import type { RemoteRecord } from '@home-move/contract';

/** The offset of a canary, 0 to 99. It derives from name and version, so that each canary reaches other visitors. */
export function canaryOffset({ name, version }: Pick<RemoteRecord, 'name' | 'version'>): number {
  return createHash('sha256').update(`${name} ${version}`).digest().readUInt32BE() % 100;
}
