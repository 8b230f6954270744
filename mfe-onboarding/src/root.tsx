import { useCurrentStep } from '@home-move/ui';
import { LatePages, useLateEarly } from './journey/late-pages';
import { isLate, routes } from './routes';

/** The page of the current step. Nothing while the shell is already on its way to another journey's step. */
export function Root() {
  const step = useCurrentStep();
  // Somebody is busy with the first screen: what follows is fetched meanwhile.
  useLateEarly(step !== null && step.id in routes);
  if (step && isLate(step.id)) return <LatePages />;
  return step && (routes[step.id] ?? null);
}
