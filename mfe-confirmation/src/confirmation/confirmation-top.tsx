import type { ConfirmationSummary, Enrolment } from '@home-move/contract';
import { Heading, registerSheet, Text, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import sheet, * as styles from './confirmation.module.css';
import { confirmationTexts as texts } from './confirmation.texts';
import { LitHouse } from './lit-house';
import { litWindows } from './lit-windows';
import { stillOpen, toRegisterWith } from './what-is-left';

registerSheet(sheet);

interface ConfirmationTopProps {
  readonly enrolment: Enrolment;
  /** Undefined while it is not there. */
  readonly summary: ConfirmationSummary | undefined;
  readonly isDone: boolean;
}

const dark = [false, false, false, false] as const;

/** The greeting beside the drawn house. [CONF-03 to CONF-05] */
export function ConfirmationTop({ enrolment, summary, isDone }: ConfirmationTopProps) {
  const { brand } = useRuntime();
  const heading = texts.heading(isDone, enrolment.firstName);
  useEffect(() => {
    document.title = `${heading} - ${brand.name}`;
  }, [heading, brand.name]);

  const authorities = summary ? toRegisterWith(summary) : [];
  const open = stillOpen(enrolment);
  const lede = [
    texts.summary,
    ...(authorities.length > 0 ? [texts.toRegister(authorities)] : []),
    ...(open.length > 0 ? [texts.stillTime(open)] : []),
  ];
  return (
    <div className={styles.top}>
      <LitHouse lit={summary ? litWindows(summary) : dark} />
      <div>
        <Heading level={1} tabIndex={-1} data-hm-heading="">
          {heading}
        </Heading>
        <Text size="lg" muted className={styles.lede}>
          {lede.join(' ')}
        </Text>
      </div>
    </div>
  );
}
