import {
  authoritiesLeft,
  cardStatuses,
  isOffered,
  isServiceComplete,
  orderedServices,
  perService,
  registeredServices,
  services,
  type OrderedService,
  type ConfirmationSummary,
  type Enrolment,
} from '@home-move/contract';
import { Heading, registerSheet, Text, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import { reminderLabels } from '../service-card/service-display';
import sheet, * as styles from './confirmation.module.css';
import { confirmationTexts as texts } from './confirmation.texts';
import { LitHouse, type LitHouseProps } from './lit-house';

registerSheet(sheet);

interface ConfirmationHeaderProps {
  readonly enrolment: Enrolment;
  /** Undefined until it has loaded. */
  readonly summary: ConfirmationSummary | undefined;
  readonly isDone: boolean;
}

/** The offered services that the mover can still order. [CONF-05] */
function servicesLeftToSetUp(enrolment: Enrolment): readonly OrderedService[] {
  const cannotQuote = enrolment.supplyChecked && !enrolment.quotableEnergy;
  return orderedServices.filter(
    (service) =>
      isOffered(enrolment[`${service}OfferedStatus`]) &&
      !isServiceComplete(enrolment, service) &&
      !(service === 'energy' && cannotQuote),
  );
}

/** A window is lit when the card of its service is shown and completed. */
function litWindows(summary: ConfirmationSummary): LitHouseProps['lit'] {
  const statuses = cardStatuses(summary);
  return perService(services, (service) => summary[service].isOffered && statuses[service] === 'completed');
}

/** The greeting beside the drawing of the house. [CONF-03 to CONF-05] */
export function ConfirmationHeader({ enrolment, summary, isDone }: ConfirmationHeaderProps) {
  const { brand } = useRuntime();
  const heading = texts.heading(isDone, enrolment.firstName);
  useEffect(() => {
    document.title = `${heading} - ${brand.name}`;
  }, [heading, brand.name]);

  const left = summary && authoritiesLeft(summary);
  const authorities = registeredServices.flatMap((service) => left?.[service] ?? []);
  const open = servicesLeftToSetUp(enrolment).map((service) => reminderLabels[service]);
  const lede = [
    texts.summary,
    ...(authorities.length > 0 ? [texts.toRegister(authorities)] : []),
    ...(open.length > 0 ? [texts.stillTime(open)] : []),
  ];
  return (
    <div className={styles.top}>
      <LitHouse lit={summary ? litWindows(summary) : perService(services, () => false)} />
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
