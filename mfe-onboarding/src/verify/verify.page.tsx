import { FullPageSpinner, useCurrentStep, useFlag, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { LatePages } from '../journey/late-pages';
import { Redirect } from '../journey/redirect';
import { LinkFailed } from '../link/link-failed';
import { linkTexts } from '../link/link.texts';
import { ConfirmPostcode } from './confirm-postcode';
import { redirectPathOf, isInvalidLink, type FinalFailure } from './verify.problems';
import { useLinkDetails } from './verify.queries';

/** A partner's link: the mover shows by the postcode of the new home that the details behind it are theirs. [ROUTE-23] */
export function VerifyPage() {
  const token = useCurrentStep()?.params['token'] ?? '';
  return <VerifyLink key={token} token={token} />;
}

function VerifyLink({ token }: { readonly token: string }) {
  const { contact, problem, loading: asking, reload: askAgain } = useLinkDetails(token);
  const { session } = useRuntime();
  const isOn = useFlag('onboarding-journey');
  const [isConfirmed, setConfirmed] = useState(false);
  const [ending, setEnding] = useState<FinalFailure | null>(null);

  if (ending) return <LatePages finalFailure={ending} />;
  // Who began before, on this device or another, goes on where they left off; everybody else with the address. [ONB-03]
  if (isConfirmed) return <LatePages />;
  if (contact !== null)
    return (
      <ConfirmPostcode
        token={token}
        contact={contact}
        onConfirmed={() => setConfirmed(true)}
        onFinalFailure={setEnding}
      />
    );
  if (problem === null) return <FullPageSpinner label={linkTexts.opening} />;
  // Whoever confirmed the postcode in this browser goes on where they left off.
  const isBack = problem.code === 'POSTCODE_VALIDATION_COMPLETED' && session.get().enrolmentId !== null;
  if (isBack && isOn) return <LatePages />;
  const elsewhere = redirectPathOf(problem);
  if (elsewhere !== null) return <Redirect path={elsewhere} words={linkTexts.opening} />;
  if (isInvalidLink(problem)) return <LatePages finalFailure={{ ...linkTexts.over, supportOnly: false }} />;
  return <LinkFailed problem={problem} retrying={asking} onRetry={askAgain} />;
}
