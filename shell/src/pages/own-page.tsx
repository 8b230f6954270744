import { useEffect, useState, type ComponentType } from 'react';
import { failureTexts } from '../layout/failure.texts';
import { PlainFailure } from '../layout/plain-failure';
import type { PageName } from '../navigation/routes';
import type * as AccountPagesModule from './account/account-pages';

/** The pages that the shell draws itself, in chunks: most people open a journey first. */
export type OwnPageName = Exclude<PageName, 'journey'>;

type AccountPage = keyof typeof AccountPagesModule.accountPages;

const chunks: Readonly<Record<Exclude<OwnPageName, AccountPage>, () => Promise<ComponentType>>> = {
  landing: async () => (await import('./landing/landing.page')).LandingPage,
  'cookie-policy': async () => (await import('./cookie-policy/cookie-policy.page')).CookiePolicyPage,
  'not-found': async () => (await import('./not-found.page')).NotFoundPage,
};
const isChunk = (name: OwnPageName): name is keyof typeof chunks => name in chunks;

export async function fetchPage(name: OwnPageName): Promise<ComponentType> {
  if (isChunk(name)) return chunks[name]();
  return (await import('./account/account-pages')).accountPages[name];
}

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
