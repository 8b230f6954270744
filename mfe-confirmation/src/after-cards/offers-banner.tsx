import { groupByCategory, pathOf } from '@home-move/contract';
import { Heading, LinkButton, registerSheet, Text, useLinkProps } from '@home-move/ui';
import { useId } from 'react';
import { useAffiliates } from '../offers/offers.queries';
import { offersTexts } from '../offers/offers.texts';
import sheet, * as styles from './after-cards.module.css';

registerSheet(sheet);
const texts = offersTexts.banner;

/** Leads to the offers, with the logos of affiliates that are shown here too; nothing without offers. [CONF-10, CONF-11, OFFER-08] */
export function OffersBanner() {
  const { data: affiliates = [] } = useAffiliates();
  const link = useLinkProps();
  const titleId = useId();
  if (affiliates.length === 0) return null;
  const shown = affiliates.filter(({ showInConfirmationPage }) => showInConfirmationPage);
  return (
    <section aria-labelledby={titleId} className={styles.offers}>
      <div>
        <Heading id={titleId}>{texts.title}</Heading>
        <Text size="sm" muted className={styles.text}>
          {texts.text(groupByCategory(affiliates).map(({ title }) => title))}
        </Text>
      </div>
      {shown.length > 0 && (
        <ul aria-label={texts.logos} className={styles.logos}>
          {shown.map(({ id, title, logo }) => (
            <li key={id}>
              <img src={logo} alt={title} className={styles.logo} />
            </li>
          ))}
        </ul>
      )}
      <LinkButton {...link(pathOf('offers'))}>{texts.seeMore}</LinkButton>
    </section>
  );
}
