import { Button, Card, Heading, Lazy, lazyModule, registerSheet, Text } from '@home-move/ui';
import { useId, useState } from 'react';
import { moveDateTexts as texts } from './move-date.texts';
import sheet, * as styles from './move-date.module.css';

registerSheet(sheet);

const dialog = lazyModule(() => import(/* webpackChunkName: "move-date" */ './move-date-dialog'));

/** The control that changes the move-in date, also after orders. */
export function MoveDateChange() {
  const titleId = useId();
  /** Counts the openings, so that each starts from the beginning; 0 before the first. */
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card aria-labelledby={titleId} className={styles.card}>
        <div>
          <Heading id={titleId}>{texts.title}</Heading>
          <Text muted className={styles.text}>
            {texts.openText}
          </Text>
        </div>
        <Button
          onClick={() => {
            setOpening(opening + 1);
            setOpen(true);
          }}
        >
          {texts.open}
        </Button>
      </Card>
      {opening > 0 && (
        <Lazy module={dialog}>
          {({ MoveDateDialog }) => <MoveDateDialog key={opening} open={isOpen} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
