import type { Affiliate } from '@home-move/contract';
import { Card, Heading, registerSheet, Tag, Text, TextLink } from '@home-move/ui';
import { useId, type MouseEvent } from 'react';
import { useCountVisit } from './offers.queries';
import sheet, * as styles from './offers.module.css';
import { offersTexts as texts } from './offers.texts';

registerSheet(sheet);

const MIDDLE_BUTTON = 1;

/** One deal, marked as paid. Its link opens in a new tab; the visit is counted without delaying it. [OFFER-02, OFFER-05] */
export function DealCard({ affiliate }: { readonly affiliate: Affiliate }) {
  const { title, logo, text, link } = affiliate;
  const titleId = useId();
  const countVisit = useCountVisit();
  const countMiddleClick = ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) countVisit(affiliate);
  };
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.deal}>
      <div className={styles.top}>
        <img src={logo} alt="" className={styles.logo} />
        <Tag>{texts.advertisement}</Tag>
      </div>
      <Heading level={3} id={titleId}>
        {title}
      </Heading>
      <Text muted>{text}</Text>
      <div className={styles.link}>
        <TextLink
          external
          rel="noopener noreferrer sponsored"
          href={link}
          onClick={() => countVisit(affiliate)}
          onAuxClick={countMiddleClick}
        >
          {texts.visit(title)}
        </TextLink>
      </div>
    </Card>
  );
}
