import { brandEndpoints, type CookieDetail } from '@home-move/contract';
import { FailedPanel, Page, SectionSpinner, registerSheet, Text, useRuntime } from '@home-move/ui';
import { ConsentControl } from '../../consent/consent-control';
import { useLoaded, type Loaded } from '../use-loaded';
import sheet, * as styles from './cookie-policy.module.css';
import { cookiePolicyTexts as texts } from './cookie-policy.texts';
import { CookieTable } from './cookie-table';

registerSheet(sheet);

type Details = readonly CookieDetail[];

function List({ loaded }: { readonly loaded: Loaded<Details> }) {
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
      <Text measure>{texts.gone}</Text>
    </div>
  );
}

/** What the browser keeps for us, as the API lists it. [ROUTE-16, CHROME-16] */
export function CookiePolicyPage() {
  const { brand, http } = useRuntime();
  const loaded = useLoaded((signal) => http.send(brandEndpoints.cookieDetails, {}, { signal }));
  return (
    <Page title={texts.title} brandName={brand.name} lede={texts.lede} width="full">
      <div className={styles.groups}>
        <ConsentControl />
        <List loaded={loaded} />
      </div>
    </Page>
  );
}
