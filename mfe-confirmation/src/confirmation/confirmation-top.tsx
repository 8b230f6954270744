import type { Enrolment } from '@home-move/contract';
import { Heading, registerSheet, Text, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import sheet, * as styles from './confirmation.module.css';
import { confirmationTexts as texts } from './confirmation.texts';
import { LitHouse } from './lit-house';

registerSheet(sheet);

interface ConfirmationTopProps {
  readonly enrolment: Enrolment;
  readonly isDone: boolean;
}

/** The greeting beside the drawn house. [CONF-03 to CONF-05] */
export function ConfirmationTop({ enrolment, isDone }: ConfirmationTopProps) {
  const { brand } = useRuntime();
  const { firstName, energyComplete, entertainmentComplete, councilComplete, waterComplete } = enrolment;
  const heading = texts.heading(isDone, firstName);
  useEffect(() => {
    document.title = `${heading} - ${brand.name}`;
  }, [heading, brand.name]);

  return (
    <div className={styles.top}>
      <LitHouse lit={[energyComplete, entertainmentComplete, councilComplete, waterComplete]} />
      <div>
        <Heading level={1} tabIndex={-1} data-hm-heading="">
          {heading}
        </Heading>
        <Text size="lg" muted className={styles.lede}>
          {texts.summary} {!isDone && texts.stillTime}
        </Text>
      </div>
    </div>
  );
}
