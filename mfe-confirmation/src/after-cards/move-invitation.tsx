import { pathOf } from '@home-move/contract';
import { Card, Heading, LinkButton, registerSheet, Stack, Text, useLinkProps } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './after-cards.module.css';
import { afterCardsTexts } from './after-cards.texts';

registerSheet(sheet);
const texts = afterCardsTexts.move;

/** Links to the pages about the whole move: its orders and its plan. */
export function MoveInvitation() {
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
      <Stack gap={2}>
        <LinkButton {...link(pathOf('your-move'))}>{texts.orders}</LinkButton>
        <LinkButton {...link(pathOf('move-plan'))}>{texts.plan}</LinkButton>
      </Stack>
    </Card>
  );
}
