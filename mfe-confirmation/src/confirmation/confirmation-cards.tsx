import type { ConfirmationSummary, Enrolment } from '@home-move/contract';
import { Notice, registerSheet } from '@home-move/ui';
import { CouncilCard } from '../council-water-cards/council-card';
import { WaterCard } from '../council-water-cards/water-card';
import { EnergyCard } from '../energy-card/energy-card';
import { hasHeatingCover, HeatingCard } from '../energy-card/heating-card';
import { EntertainmentCard } from '../entertainment-card/entertainment-card';
import sheet, * as styles from './confirmation.module.css';
import { confirmationTexts as texts } from './confirmation.texts';
import { hasOneCard } from './has-one-card';

registerSheet(sheet);

interface ConfirmationCardsProps {
  readonly summary: ConfirmationSummary;
  readonly enrolment: Enrolment;
}

/** A card for each service that the brand offers. [CONF-06] */
export function ConfirmationCards({ summary, enrolment }: ConfirmationCardsProps) {
  const { energy, energySecondary, entertainment, council, water } = summary;
  const isOneCard = hasOneCard(summary);
  if (![energy, entertainment, council, water].some(({ isOffered }) => isOffered)) {
    return (
      <div className={styles.cards}>
        <Notice still>{texts.nothing}</Notice>
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      {energy.isOffered && (
        <EnergyCard energy={energy} enrolment={enrolment} fuel={energySecondary ? 'Electric' : 'DualFuel'} />
      )}
      {energySecondary?.isOffered && <EnergyCard energy={energySecondary} enrolment={enrolment} fuel="Gas" />}
      {entertainment.isOffered && <EntertainmentCard entertainment={entertainment} />}
      {council.isOffered && <CouncilCard council={council} water={isOneCard ? water : undefined} />}
      {water.isOffered && !isOneCard && <WaterCard water={water} />}
      {hasHeatingCover(energy) && <HeatingCard energy={energy} />}
    </div>
  );
}
