import type { Invitation } from '@home-move/contract';
import { FullPageSpinner, Redirect, useCurrentStep, useFlag, useRuntime, type ObjectionProps } from '@home-move/ui';
import { useState, type ComponentType } from 'react';
import { LinkFailed } from '../link/link-failed';
import { linkTexts } from '../link/link.texts';
import { ConfirmPostcode } from './confirm-postcode';
import type { LinkCodeProps, SentLinkCode } from './link-code';
import { isInvalidLink, redirectPathOf, type FinalFailure } from './verify.problems';
import { useInvitation, useLinkDetails } from './verify.queries';

export interface LinkOutcomeProps {
  /** Why the link can no longer be confirmed. Without this and the next one the journey resumes. */
  readonly finalFailure?: FinalFailure;
  /** The invitation whose details the mover has had deleted. */
  readonly deleted?: Invitation;
}

interface VerifyPageProps {
  /** The code that follows the postcode once the mover has proven a contact. */
  readonly LinkCode: ComponentType<LinkCodeProps>;
  /** The page that follows once the postcode is confirmed or cannot be, or the details are deleted. [ONB-03] */
  readonly LinkOutcome: ComponentType<LinkOutcomeProps>;
  /** The two ways out of a partner's invitation. */
  readonly Objection: ComponentType<ObjectionProps>;
}

/** A partner's link: the mover proves with the postcode of the new home that the details are theirs. [ROUTE-23] */
export function VerifyPage(views: VerifyPageProps) {
  const token = useCurrentStep()?.params['token'] ?? '';
  return <VerifyLink key={token} token={token} {...views} />;
}

function VerifyLink({ token, LinkCode, LinkOutcome, Objection }: VerifyPageProps & { readonly token: string }) {
  const { contact, problem, loading, reload, discard } = useLinkDetails(token);
  const invitation = useInvitation(token);
  const { session } = useRuntime();
  const isOn = useFlag('onboarding-journey');
  const [isConfirmed, setConfirmed] = useState(false);
  const [code, setCode] = useState<SentLinkCode | null>(null);
  const [finalFailure, setFinalFailure] = useState<FinalFailure | null>(null);
  const [deleted, setDeleted] = useState<Invitation | null>(null);

  if (deleted) return <LinkOutcome deleted={deleted} />;
  if (finalFailure) return <LinkOutcome finalFailure={finalFailure} />;
  // Movers who started earlier, on any device, resume at the first unfinished step. [ONB-03]
  if (isConfirmed) return <LinkOutcome />;
  if (code) return <LinkCode token={token} code={code} onConfirmed={() => setConfirmed(true)} />;
  if (contact !== null)
    return (
      <ConfirmPostcode
        token={token}
        contact={contact}
        invitation={invitation}
        Objection={Objection}
        onConfirmed={() => setConfirmed(true)}
        onCodeSent={setCode}
        onFinalFailure={setFinalFailure}
        onDeleted={(given) => {
          setDeleted(given);
          // The page must not show the form again when the mover comes back to it.
          discard();
        }}
      />
    );
  if (problem === null) return <FullPageSpinner label={linkTexts.opening} />;
  // A mover who confirmed the postcode in this browser resumes at the first unfinished step.
  const isReturning = problem.code === 'POSTCODE_VALIDATION_COMPLETED' && session.get().enrolmentId !== null;
  if (isReturning && isOn) return <LinkOutcome />;
  const redirectPath = redirectPathOf(problem, session.get().routeConfig.loginPath);
  if (redirectPath !== null) return <Redirect path={redirectPath} label={linkTexts.opening} />;
  if (isInvalidLink(problem)) return <LinkOutcome finalFailure={{ ...linkTexts.invalid, supportOnly: false }} />;
  return <LinkFailed problem={problem} retrying={loading} onRetry={reload} />;
}
