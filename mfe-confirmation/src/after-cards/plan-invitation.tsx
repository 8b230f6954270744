import { pathOf } from '@home-move/contract';
import { Card, Heading, LinkButton, registerSheet, Text, useLinkProps } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './after-cards.module.css';
import { afterCardsTexts } from './after-cards.texts';

registerSheet(sheet);
const texts = afterCardsTexts.plan;

/** Links to the move plan, the dated list of events and tasks. */
export function PlanInvitation() {
  const link = useLinkProps();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className={styles.plan}>
      <div>
        <Heading id={titleId}>{texts.title}</Heading>
        <Text muted className={styles.text}>
          {texts.text}
        </Text>
      </div>
      <LinkButton {...link(pathOf('move-plan'))}>{texts.open}</LinkButton>
    </Card>
  );
}
