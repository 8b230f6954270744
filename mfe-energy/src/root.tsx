import type { RemoteProps } from '@home-move/contract';
import { useHydrateAtoms } from 'jotai/utils';
import { EnergyGate } from './parts/energy-gate';
import { Routes } from './routes';
import { runtimeAtom } from './state/stored-atom';

/** The energy journey: usage, list, details, add-ons, payment. */
export function EnergyRoot({ runtime }: RemoteProps) {
  useHydrateAtoms([[runtimeAtom, runtime]]);
  return (
    <EnergyGate>
      <Routes />
    </EnergyGate>
  );
}
