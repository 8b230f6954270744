import { groupByCategory, pathOf, problemOf, type Affiliate } from '@home-move/contract';
import {
  EmptyState,
  FailedPanel,
  Heading,
  LinkButton,
  Page,
  registerSheet,
  SkeletonCards,
  useLinkProps,
  useRuntime,
} from '@home-move/ui';
import { DealCard } from './deal-card';
import { useAffiliates } from './offers.queries';
import sheet, * as styles from './offers.module.css';
import { offersTexts as texts } from './offers.texts';

registerSheet(sheet);

function Deals({ affiliates }: { readonly affiliates: readonly Affiliate[] }) {
  return groupByCategory(affiliates).map(({ category, title, deals }) => (
    <section key={category} aria-label={title} className={styles.group}>
      <Heading>{title}</Heading>
      <ul className={styles.deals}>
        {deals.map((affiliate) => (
          <li key={affiliate.id}>
            <DealCard affiliate={affiliate} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Deals of affiliates by category. It ends at the confirmation page. [OFFER-01 to OFFER-04] */
export function OffersPage() {
  const runtime = useRuntime();
  const link = useLinkProps();
  const { data, error, isValidating, mutate } = useAffiliates();
  const end = link(pathOf('confirmation'));
  return (
    <Page title={texts.heading} brandName={runtime.brand.name} back={end} lede={texts.lede} width="full">
      {data === undefined && error === undefined && <SkeletonCards label={texts.loading} />}
      {data === undefined && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
      {data?.length === 0 && <EmptyState level={2} title={texts.none} />}
      {data && <Deals affiliates={data} />}
      <div className={styles.end}>
        <LinkButton {...end}>{texts.finish}</LinkButton>
      </div>
    </Page>
  );
}
