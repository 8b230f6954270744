import { useEffect, useState, type ComponentType } from 'react';
import { failureTexts, PlainFailure } from './plain-failure';
import type { PageName } from '../navigation/routes';
import type * as AccountPagesModule from './account-pages';

/** The pages that the shell draws itself, in lazy chunks: most movers open a journey first. */
export type ShellPageName = Exclude<PageName, 'journey'>;

type AccountPage = keyof typeof AccountPagesModule.accountPages;

const chunks: Readonly<Record<Exclude<ShellPageName, AccountPage>, () => Promise<ComponentType>>> = {
  landing: async () => (await import(/* webpackChunkName: "landing" */ './landing/landing.page')).LandingPage,
  'cookie-policy': async () => (await import('./cookie-policy/cookie-policy.page')).CookiePolicyPage,
  'your-details': async () => (await import('./your-details/your-details.page')).YourDetailsPage,
  'not-found': async () => (await import('./not-found.page')).NotFoundPage,
};
const isChunk = (name: ShellPageName): name is keyof typeof chunks => name in chunks;

export async function loadPage(name: ShellPageName): Promise<ComponentType> {
  if (isChunk(name)) return chunks[name]();
  return (await import('./account-pages')).accountPages[name];
}

export interface ShellPageProps {
  readonly name: ShellPageName;
  /** The page, if it was loaded before the first render. */
  readonly preloaded?: ComponentType | undefined;
  readonly onShown: () => void;
}

type Content = { readonly Body: ComponentType | null; readonly failed: boolean };

/** Imports the page and sets state instead of using `React.lazy`: Suspense would delay the first screen by about 300 ms. */
export function ShellPage({ name, preloaded: fetched, onShown }: ShellPageProps) {
  const [{ Body, failed }, setContent] = useState<Content>({ Body: fetched ?? null, failed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let hasLeft = false;
    const show = (content: Content) => !hasLeft && setContent(content);
    // Each attempt imports the page again; a preloaded page needs no import.
    if (!fetched || attempt > 0)
      loadPage(name).then(
        (body) => show({ Body: body, failed: false }),
        () => show({ Body: null, failed: true }),
      );
    return () => {
      hasLeft = true;
    };
  }, [name, fetched, attempt]);
  useEffect(() => {
    if (Body) onShown();
  }, [Body, onShown]);

  if (Body) return <Body />;
  if (!failed) return null;
  return <PlainFailure title={failureTexts.page} onRetry={() => setAttempt(attempt + 1)} />;
}
