import {
  cardStatuses,
  isAllSet,
  isOffered,
  isServiceComplete,
  noQuoteReason,
  orderedServices,
  recordOf,
  registeredServices,
  registrationsLeft,
  services,
  servicesLeft,
  type OrderedService,
  type ConfirmationSummary,
  type Enrolment,
} from '@home-move/contract';
import { Heading, registerSheet, Text, useIsFinished, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import { authorityDisplay, reminderLabels } from '../service-card/service-display';
import sheet, * as styles from './confirmation.module.css';
import { confirmationTexts as texts } from './confirmation.texts';
import { LitHouse, type LitHouseProps } from './lit-house';

registerSheet(sheet);

interface ConfirmationHeaderProps {
  readonly enrolment: Enrolment;
  /** Undefined until it has loaded. */
  readonly summary: ConfirmationSummary | undefined;
}

/** The offered services that the mover can still order. [CONF-05] */
function servicesLeftToSetUp(enrolment: Enrolment): readonly OrderedService[] {
  const cannotQuote = noQuoteReason(enrolment) !== null;
  return orderedServices.filter(
    (service) =>
      isOffered(enrolment[`${service}OfferedStatus`]) &&
      !isServiceComplete(enrolment, service) &&
      !(service === 'energy' && cannotQuote),
  );
}

/** The authorities that the mover still has to register with. */
function namesToRegister(summary: ConfirmationSummary, enrolment: Enrolment): readonly string[] {
  const left = registrationsLeft(summary);
  return registeredServices.flatMap((service) => {
    const names = left[service];
    return names?.length === 0 ? [authorityDisplay[service].fallback(enrolment)] : (names ?? []);
  });
}

/** A window is lit when the card of its service is shown and completed. */
function litWindows(summary: ConfirmationSummary): LitHouseProps['lit'] {
  const statuses = cardStatuses(summary);
  return recordOf(services, (service) => summary[service].isOffered && statuses[service] === 'completed');
}

/** Counts the unfinished services, like the cards: "Two things left". */
function headingOf(summary: ConfirmationSummary | undefined, isFinished: boolean): string {
  if (!summary || (isFinished && !isAllSet(summary))) return texts.plainHeading;
  const { length: left } = servicesLeft(summary);
  if (left > 0) return texts.left(left);
  return isAllSet(summary) ? texts.allSet : texts.nearlyThere;
}

/** The greeting next to the drawing of the house. [CONF-03 to CONF-05] */
export function ConfirmationHeader({ enrolment, summary }: ConfirmationHeaderProps) {
  const { brand } = useRuntime();
  const isFinished = useIsFinished();
  const heading = texts.greeting(headingOf(summary, isFinished), enrolment.firstName);
  useEffect(() => {
    document.title = `${heading} - ${brand.name}`;
  }, [heading, brand.name]);

  const authorities = summary ? namesToRegister(summary, enrolment) : [];
  const open = (isFinished ? [] : servicesLeftToSetUp(enrolment)).map((service) => reminderLabels[service](enrolment));
  const lede = [
    texts.summary,
    ...(authorities.length > 0 ? [texts.toRegister(authorities)] : []),
    ...(open.length > 0 ? [texts.stillTime(open)] : []),
  ];
  return (
    <div className={styles.top}>
      <LitHouse lit={summary ? litWindows(summary) : recordOf(services, () => false)} />
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
