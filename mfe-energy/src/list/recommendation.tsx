import type { RecommendationReason } from '@home-move/contract';
import { Card, CheckIcon, FlagIcon, Heading, InfoIcon, registerSheet, WarningIcon } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './list.module.css';
import { listTexts as texts } from './list.texts';
import { TariffBody, type TariffBodyProps } from './tariff-body';

registerSheet(sheet);

const icons = { point: CheckIcon, catch: WarningIcon, commission: InfoIcon } as const;

interface RecommendationProps extends Omit<TariffBodyProps, 'recommended'> {
  readonly reasons: readonly RecommendationReason[];
}

/** The recommended tariff with reasons that the mover can check, its catch, and who pays us. [LIST-03, LIST-05] */
export function Recommendation({ reasons, ...tariffProps }: RecommendationProps) {
  const titleId = useId();
  return (
    <Card as="article" className={styles.pick}>
      <p className={styles.flag}>
        <FlagIcon size={18} />
        {texts.recommended}
      </p>
      <div className={styles.grid}>
        <div className={styles.body}>
          <TariffBody {...tariffProps} recommended />
        </div>
        <aside className={styles.why} aria-labelledby={titleId}>
          <Heading level={3} id={titleId} className={styles.whyTitle}>
            {texts.why}
          </Heading>
          <ul>
            {reasons.map(({ kind, text }) => {
              const Icon = icons[kind];
              return (
                <li key={text} className={styles.reason}>
                  <Icon size={18} />
                  <span>{text}</span>
                </li>
              );
            })}
          </ul>
        </aside>
      </div>
    </Card>
  );
}
