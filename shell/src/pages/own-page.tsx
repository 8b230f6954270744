import { useEffect, useState, type ComponentType } from 'react';
import { failureTexts } from '../layout/failure.texts';
import { PlainFailure } from '../layout/plain-failure';
import type { PageName } from '../navigation/routes';

/** The pages that the shell draws itself, each a chunk: most people open a journey first. */
export type OwnPageName = Exclude<PageName, 'journey'>;

const chunks: Readonly<Record<OwnPageName, () => Promise<ComponentType>>> = {
  landing: async () => (await import('./landing/landing.page')).LandingPage,
  'log-in': async () => (await import('./account/password-login/password-login.page')).PasswordLoginPage,
  'log-in-link': async () => (await import('./account/log-in-link/log-in-link.page')).LogInLinkPage,
  login: async () => (await import('./account/code-login/code-login.page')).CodeLoginPage,
  'login-code': async () => (await import('./account/login-code/login-code.page')).LoginCodePage,
  'password-reset-request': async () =>
    (await import('./account/password-reset-request/password-reset-request.page')).PasswordResetRequestPage,
  'password-reset': async () => (await import('./account/password-reset/password-reset.page')).PasswordResetPage,
  continue: async () => (await import('./account/continue/continue.page')).ContinuePage,
  'continue-link': async () => (await import('./account/continue/continue-link.page')).ContinueLinkPage,
  'confirm-details': async () => (await import('./account/confirm-details/confirm-details.page')).ConfirmDetailsPage,
  unsubscribe: async () => (await import('./account/subscription/unsubscribe.page')).UnsubscribePage,
  'confirm-unsubscribe': async () =>
    (await import('./account/subscription/confirm-unsubscribe.page')).ConfirmUnsubscribePage,
  resubscribe: async () => (await import('./account/subscription/resubscribe.page')).ResubscribePage,
  'cookie-policy': async () => (await import('./cookie-policy/cookie-policy.page')).CookiePolicyPage,
  'not-found': async () => (await import('./not-found.page')).NotFoundPage,
};

export const fetchPage = (name: OwnPageName): Promise<ComponentType> => chunks[name]();

export interface OwnPageProps {
  readonly name: OwnPageName;
  /** The page, where it was fetched before the first render. */
  readonly fetched?: ComponentType | undefined;
  readonly onShown: () => void;
}

type Content = { readonly Body: ComponentType | null; readonly failed: boolean };

/** Imported and set, not `React.lazy`: Suspense would hold the first screen back by some 300 ms. */
export function OwnPage({ name, fetched, onShown }: OwnPageProps) {
  const [{ Body, failed }, setContent] = useState<Content>({ Body: fetched ?? null, failed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    const show = (content: Content) => !left && setContent(content);
    // Each attempt asks anew; a page that came with the start is there already.
    if (!fetched || attempt > 0)
      fetchPage(name).then(
        (body) => show({ Body: body, failed: false }),
        () => show({ Body: null, failed: true }),
      );
    return () => {
      left = true;
    };
  }, [name, fetched, attempt]);
  useEffect(() => {
    if (Body) onShown();
  }, [Body, onShown]);

  if (Body) return <Body />;
  if (!failed) return null;
  return <PlainFailure title={failureTexts.page} onRetry={() => setAttempt(attempt + 1)} />;
}
