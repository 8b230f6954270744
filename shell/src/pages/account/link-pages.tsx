import type { Problem } from '@home-move/contract';
import { FailedPanel, FullPageSpinner, LinkButton, Page } from '@home-move/ui';
import { useEffect, type ReactNode } from 'react';
import { useLink } from '../../links/use-link';
import { useShell } from '../../runtime/shell-context';

const texts = {
  expired: {
    title: 'This link does not work any more',
    lede: 'It was used before, or it is too old. You can ask for a new one.',
  },
  checkFailed: { title: 'We could not check your link', text: 'Your link is not used up.' },
} as const;

/** Shown while a link is checked or followed. */
export function LoadingPage({ label }: { readonly label: string }) {
  const { name } = useShell().branding;
  useEffect(() => {
    document.title = `${label} - ${name}`;
  }, [label, name]);
  return <FullPageSpinner label={label} detail="" />;
}

export interface LinkCheckFailedPageProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The check of a link failed, so the link may still work. */
export function LinkCheckFailedPage({ problem, onRetry, retrying }: LinkCheckFailedPageProps) {
  const { branding } = useShell();
  return (
    <Page title={texts.checkFailed.title} brandName={branding.name} width="code">
      <FailedPanel title={problem.title} onRetry={onRetry} retrying={retrying}>
        {texts.checkFailed.text}
      </FailedPanel>
    </Page>
  );
}

export interface ExpiredLinkPageProps {
  /** The page that requests a new link. */
  readonly path: string;
  readonly action: string;
  /** Alternatives below the action. */
  readonly children?: ReactNode;
}

export function ExpiredLinkPage({ path, action, children }: ExpiredLinkPageProps) {
  const { branding } = useShell();
  const newLink = useLink(path);
  return (
    <Page title={texts.expired.title} brandName={branding.name} lede={texts.expired.lede} width="code">
      <LinkButton variant="primary" full {...newLink}>
        {action}
      </LinkButton>
      {children}
    </Page>
  );
}
