import { FullPageSpinner, useCurrentStep, useFlag, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { LatePages } from '../journey/late-pages';
import { GoToPath } from '../parts/go-to-path';
import { LinkFailed } from '../parts/link-failed';
import { linkTexts } from '../parts/link.texts';
import { VerifyForm } from './verify-form';
import { elsewhereOf, isDeadLink, type Ending } from './verify.problems';
import { useLinkDetails } from './verify.queries';

/** A partner's link: the mover shows by the postcode of the new home that the details behind it are theirs. [ROUTE-23] */
export function VerifyPage() {
  const token = useCurrentStep()?.params['token'] ?? '';
  return <VerifyLink key={token} token={token} />;
}

function VerifyLink({ token }: { readonly token: string }) {
  const { contact, problem, asking, askAgain } = useLinkDetails(token);
  const { session } = useRuntime();
  const isOn = useFlag('onboarding-journey');
  const [isConfirmed, setConfirmed] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);

  if (ending) return <LatePages ending={ending} />;
  // Who began before, on this device or another, goes on where they left off; everybody else with the address. [ONB-03]
  if (isConfirmed) return <LatePages />;
  if (contact !== null)
    return <VerifyForm token={token} contact={contact} onConfirmed={() => setConfirmed(true)} onEnding={setEnding} />;
  if (problem === null) return <FullPageSpinner words={linkTexts.opening} />;
  // Whoever confirmed the postcode in this browser goes on where they left off.
  const isBack = problem.code === 'POSTCODE_VALIDATION_COMPLETED' && session.get().enrolmentId !== null;
  if (isBack && isOn) return <LatePages />;
  const elsewhere = elsewhereOf(problem);
  if (elsewhere !== null) return <GoToPath path={elsewhere} words={linkTexts.opening} />;
  if (isDeadLink(problem)) return <LatePages ending={{ ...linkTexts.over, supportOnly: false }} />;
  return <LinkFailed problem={problem} retrying={asking} onRetry={askAgain} />;
}
