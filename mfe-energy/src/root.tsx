import { EnergyGate } from './parts/energy-gate';
import { Routes } from './routes';

/** The energy journey: usage, list, details, add-ons, payment. */
export function EnergyRoot() {
  return (
    <EnergyGate>
      <Routes />
    </EnergyGate>
  );
}
