import { Button, Card, Heading, Lazy, lazyModule, registerSheet, Text, type ButtonProps } from '@home-move/ui';
import { useId, useState } from 'react';
import { moveDateTexts as texts } from './move-date.texts';
import sheet, * as styles from './move-date.module.css';

registerSheet(sheet);

const dialog = lazyModule(() => import(/* webpackChunkName: "move-date" */ './move-date-dialog'));

/** The button that opens the change of the move-in date. */
export function MoveDateButton(look: Pick<ButtonProps, 'size' | 'full'>) {
  /** Counts the openings, so that each starts from the beginning; 0 before the first. */
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          setOpening(opening + 1);
          setOpen(true);
        }}
      >
        {texts.open}
      </Button>
      {opening > 0 && (
        <Lazy module={dialog}>
          {({ MoveDateDialog }) => <MoveDateDialog key={opening} open={isOpen} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}

/** The card that changes the move-in date, even after orders are placed. */
export function MoveDateChange() {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <div>
        <Heading id={titleId}>{texts.title}</Heading>
        <Text muted className={styles.text}>
          {texts.openText}
        </Text>
      </div>
      <MoveDateButton />
    </Card>
  );
}
