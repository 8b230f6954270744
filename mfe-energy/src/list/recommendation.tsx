import type { EnergyTariff, RecommendationReason } from '@home-move/contract';
import { Card, CheckIcon, FlagIcon, Heading, InfoIcon, registerSheet, WarningIcon } from '@home-move/ui';
import { useId } from 'react';
import { listTexts as texts } from './list.texts';
import { TariffBody, type TariffActions } from './tariff-body';
import sheet, * as styles from './tariff-card.module.css';

registerSheet(sheet);

const icons = { point: CheckIcon, catch: WarningIcon, commission: InfoIcon } as const;

interface RecommendationProps extends TariffActions {
  readonly tariff: EnergyTariff;
  readonly reasons: readonly RecommendationReason[];
}

/** The tariff put first, with facts that a person can check, the catch and who pays us included. [LIST-03, LIST-05] */
export function Recommendation({ tariff, reasons, ...actions }: RecommendationProps) {
  const titleId = useId();
  return (
    <Card as="article" className={styles.pick}>
      <p className={styles.flag}>
        <FlagIcon size={18} />
        {texts.recommended}
      </p>
      <div className={styles.grid}>
        <div className={styles.body}>
          <TariffBody tariff={tariff} recommended {...actions} />
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
