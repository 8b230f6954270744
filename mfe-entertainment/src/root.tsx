import { EntertainmentGate } from './parts/entertainment-gate';
import { Routes } from './routes';

/** The broadband journey: list, sign-up, the way to the provider's own site, and whether it was ordered there. */
export function EntertainmentRoot() {
  return (
    <EntertainmentGate>
      <Routes />
    </EntertainmentGate>
  );
}
