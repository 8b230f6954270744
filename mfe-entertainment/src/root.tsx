import type { RemoteProps } from '@home-move/contract';
import { useHydrateAtoms } from 'jotai/utils';
import { EntertainmentGate } from './parts/entertainment-gate';
import { Routes } from './routes';
import { runtimeAtom } from './state/stored-atom';

/** The broadband journey: list, sign-up, the way to the provider's own site, and whether it was ordered there. */
export function EntertainmentRoot({ runtime }: RemoteProps) {
  useHydrateAtoms([[runtimeAtom, runtime]]);
  return (
    <EntertainmentGate>
      <Routes />
    </EntertainmentGate>
  );
}
