import { embeddingEndpoints, type Branding } from '@home-move/contract';
import {
  Card,
  Heading,
  registerSheet,
  Spinner,
  Status,
  Text,
  useAction,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useId, useState } from 'react';
import { loaderOf, type PortalOrigins } from '../embedding/portal-options';
import { browserFacts } from './browser-facts';
import { CheckCard } from './check-card';
import { checkTexts as texts } from './check.texts';
import { shortAddress, verdictOf, type CheckedPage } from './checked-page';
import { SiteCheckForm } from './site-check-form';
import sheet, * as styles from './site-check.module.css';

registerSheet(sheet);

export interface SiteCheckProps {
  /** Undefined while no brand is chosen. */
  readonly branding: Branding | undefined;
  readonly origins: PortalOrigins;
}

const keyOf = ({ url, branding }: Pick<CheckedPage, 'url' | 'branding'>) =>
  [branding.urlRoute, branding.branch, url].join(' ');

/** The checks so far, newest first. They are kept in memory only: no address is stored. */
function useChecks(loader: string) {
  const { http } = useRuntime();
  const [pages, setPages] = useState<readonly CheckedPage[]>([]);
  const [pending, setPending] = useState<string | null>(null);
  const { run, busy, problem } = useAction(async (url: string, branding: Branding) => {
    setPending(url);
    const { urlRoute: brand, branch } = branding;
    const body = { url, brand, ...(branch === null ? {} : { branch: String(branch) }) };
    const [result, browser] = await Promise.all([
      http.send(embeddingEndpoints.checkSite, { body }),
      browserFacts(loader),
    ]);
    const page = { url, branding, result, browser };
    setPages((before) => [page, ...before.filter((other) => keyOf(other) !== keyOf(page))]);
  });
  return { pages, pending: busy ? pending : null, problem, check: run };
}

/** "Is my site allowed?": what keeps a page from showing the portal, and how to change it. */
export function SiteCheck({ branding, origins }: SiteCheckProps) {
  const title = useId();
  const list = useId();
  const { pages, pending, problem, check } = useChecks(loaderOf(origins));
  const [newest] = pages;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <div>
        <Heading id={title} look="h2large">
          {texts.title}
        </Heading>
        <Text muted className={styles.intro}>
          {texts.intro}
        </Text>
        <SiteCheckForm
          branding={branding}
          busy={pending !== null}
          problem={problem}
          onCheck={(url, brand) => void check(url, brand)}
        />
      </div>
      <section aria-labelledby={list} className={styles.list}>
        <h3 id={list} className={styles.listTitle}>
          {texts.list} <span>{texts.kept}</span>
        </h3>
        <Status>
          {pending !== null && (
            <Card as="div" className={styles.waiting}>
              <Spinner size="button" />
              <div>
                <b className={styles.address}>{shortAddress(pending)}</b>
                <Text size="sm" muted>
                  {texts.reading}
                </Text>
              </div>
            </Card>
          )}
          {pending === null && newest && (
            <VisuallyHidden>{texts.done(shortAddress(newest.result.url), verdictOf(newest).label)}</VisuallyHidden>
          )}
        </Status>
        {pending === null && pages.length === 0 && <Text muted>{texts.none}</Text>}
        {pages.map((page) => (
          <CheckCard
            key={keyOf(page)}
            page={page}
            onAgain={pending === null ? () => void check(page.url, page.branding) : undefined}
          />
        ))}
      </section>
    </section>
  );
}
