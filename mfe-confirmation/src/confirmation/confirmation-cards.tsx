import {
  hasCombinedCard,
  services,
  servicesLeft,
  type ConfirmationSummary,
  type Enrolment,
  type Service,
} from '@home-move/contract';
import { Notice, registerSheet } from '@home-move/ui';
import { useState, type ComponentType } from 'react';
import { CouncilCard } from '../council-water-cards/council-card';
import { WaterCard } from '../council-water-cards/water-card';
import { EnergyCard } from '../energy-card/energy-card';
import { hasHeatingCover, HeatingCard } from '../energy-card/heating-card';
import { EntertainmentCard } from '../entertainment-card/entertainment-card';
import { CardBoundary } from '../service-card/card-boundary';
import sheet, * as styles from './confirmation.module.css';
import { useRefreshSummary } from '../state/confirmation.queries';
import { confirmationTexts as texts } from './confirmation.texts';

registerSheet(sheet);

interface ConfirmationCardsProps {
  readonly summary: ConfirmationSummary;
  readonly enrolment: Enrolment;
}

const serviceCards: Readonly<Record<Service, ComponentType<ConfirmationCardsProps>>> = {
  energy: ({ summary: { energy, energySecondary }, enrolment }) => (
    <>
      {energy.isOffered && (
        <EnergyCard energy={energy} enrolment={enrolment} oneOfTwo={energySecondary && 'Electric'} />
      )}
      {energySecondary?.isOffered && <EnergyCard energy={energySecondary} enrolment={enrolment} oneOfTwo="Gas" />}
    </>
  ),
  entertainment: ({ summary: { entertainment } }) =>
    entertainment.isOffered && <EntertainmentCard entertainment={entertainment} />,
  council: ({ summary, enrolment }) =>
    summary.council.isOffered && (
      <CouncilCard
        council={summary.council}
        postcode={enrolment.postcode}
        water={hasCombinedCard(summary) ? summary.water : undefined}
      />
    ),
  water: ({ summary }) => summary.water.isOffered && !hasCombinedCard(summary) && <WaterCard water={summary.water} />,
};

/** A card for each service that the brand offers; those with something left to do come first. [CONF-06] */
export function ConfirmationCards({ summary, enrolment }: ConfirmationCardsProps) {
  const refresh = useRefreshSummary();
  // As when the page opened: no card moves away while the mover answers its question.
  const left = servicesLeft(summary);
  const [order] = useState(() => services.toSorted((a, b) => Number(left.includes(b)) - Number(left.includes(a))));
  // With mixed meters, at most one of the two plans has it.
  const covered = [summary.energy, summary.energySecondary].find((plan) => plan && hasHeatingCover(plan));
  if (!services.some((service) => summary[service].isOffered)) {
    return (
      <div className={styles.cards}>
        <Notice still>{texts.nothing}</Notice>
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      {order.map((service) => {
        const Card = serviceCards[service];
        return (
          <CardBoundary key={service} onRetry={refresh}>
            <Card summary={summary} enrolment={enrolment} />
          </CardBoundary>
        );
      })}
      {covered && <HeatingCard energy={covered} />}
    </div>
  );
}
