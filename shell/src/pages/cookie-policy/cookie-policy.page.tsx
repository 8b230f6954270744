import { brandEndpoints, type CookieDetail } from '@home-move/contract';
import { FailedPanel, Page, SectionSpinner, registerSheet, Text, useRuntime } from '@home-move/ui';
import { ConsentControl } from '../../consent/consent-control';
import { useLoaded, type Loaded } from '../../runtime/use-loaded';
import sheet, * as styles from './cookie-policy.module.css';
import { CookieTable } from './cookie-table';

registerSheet(sheet);

const texts = {
  title: 'Cookie policy',
  lede: 'What this site keeps in your browser, and why.',
  loading: 'Loading the list',
  failed: 'We could not load the list',
  failedText: 'Nothing about what is kept in your browser has changed.',
  deletion:
    'You can delete all of it in your browser at any time. Then you have to log in again, and what you had not sent yet is gone.',
} as const;

type CookieDetails = readonly CookieDetail[];

function CookieList({ loaded }: { readonly loaded: Loaded<CookieDetails> }) {
  if (loaded.state === 'loading') return <SectionSpinner label={texts.loading} />;
  if (loaded.state === 'failed')
    return (
      <FailedPanel title={texts.failed} onRetry={loaded.retry} retrying={loaded.retrying}>
        <p>{loaded.problem.title}</p>
        <p>{texts.failedText}</p>
      </FailedPanel>
    );
  const groups = [...new Set(loaded.value.map(({ group }) => group))];
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <CookieTable key={group} group={group} details={loaded.value.filter((detail) => detail.group === group)} />
      ))}
      <Text measure>{texts.deletion}</Text>
    </div>
  );
}

/** The entries stored in the browser, as listed by the API. [ROUTE-16, CHROME-16] */
export function CookiePolicyPage() {
  const { brand, http } = useRuntime();
  const loaded = useLoaded((signal) => http.send(brandEndpoints.cookieDetails, {}, { signal }));
  return (
    <Page title={texts.title} brandName={brand.name} lede={texts.lede} width="full">
      <div className={styles.groups}>
        <ConsentControl />
        <CookieList loaded={loaded} />
      </div>
    </Page>
  );
}
