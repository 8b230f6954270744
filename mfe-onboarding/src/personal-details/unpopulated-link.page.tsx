import { FullPageSpinner, Redirect, useAction, useCurrentStep, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkFailed } from '../link/link-failed';
import { linkTexts } from '../link/link.texts';
import { NewPassword } from './new-password';
import { PersonalDetailsPage } from './personal-details.page';
import { openLink, type LinkTarget } from './unpopulated-link.queries';

/** A link without details behind it: opens the enrolment, then shows the empty form. [ROUTE-19] */
export function UnpopulatedLinkPage() {
  const token = useCurrentStep()?.params['token'] ?? '';
  return <UnpopulatedLink key={token} token={token} />;
}

function UnpopulatedLink({ token }: { readonly token: string }) {
  const runtime = useRuntime();
  const [target, setTarget] = useState<LinkTarget | null>(null);
  const { busy, problem, run } = useAction(async () => setTarget(await openLink(runtime, token)));
  const open = useEffectEvent(() => void run());
  useEffect(() => open(), []);

  if (target?.opens === 'form') return <PersonalDetailsPage NewPassword={NewPassword} isFromUnpopulatedLink />;
  if (target) return <Redirect path={target.path} label={linkTexts.opening} />;
  if (problem) return <LinkFailed problem={problem} retrying={busy} onRetry={() => void run()} />;
  return <FullPageSpinner label={linkTexts.opening} />;
}
