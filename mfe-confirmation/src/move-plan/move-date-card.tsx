import { residentialStatus, type Enrolment } from '@home-move/contract';
import {
  AddressLine,
  Card,
  formatDate,
  Heading,
  registerSheet,
  Text,
  useIsFinished,
  VisuallyHidden,
} from '@home-move/ui';
import { useId } from 'react';
import { MoveDateButton } from '../move-date/move-date-change';
import { moveDateTexts } from '../move-date/move-date.texts';
import { dayNote } from './day-note';
import { movePlanTexts } from './move-plan.texts';
import sheet, * as styles from './plan-side.module.css';

registerSheet(sheet);
const texts = movePlanTexts.moveDate;

interface MoveDateCardProps {
  readonly enrolment: Enrolment;
  readonly today: string;
}

/** The day and the home, and where the day is changed. */
export function MoveDateCard({ enrolment, today }: MoveDateCardProps) {
  const titleId = useId();
  const isFinished = useIsFinished();
  const { moveInDate, simpleAddress } = enrolment;
  const isLandlord = enrolment.residentialStatus === residentialStatus.landlord;
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <VisuallyHidden>
        <Heading id={titleId}>{texts.title}</Heading>
      </VisuallyHidden>
      <Text size="sm" muted>
        {isLandlord ? texts.takeOver : texts.moveIn}
      </Text>
      <Text numeric className={styles.moveDate}>
        {moveInDate === null ? texts.unknown : formatDate(moveInDate)}
      </Text>
      {moveInDate !== null && <Text size="sm">{dayNote(moveInDate, today)}</Text>}
      {simpleAddress && (
        <Text size="sm">
          <AddressLine line={simpleAddress} />
        </Text>
      )}
      {!isFinished && (
        <>
          <MoveDateButton size="small" full />
          <Text size="sm" muted className={styles.small}>
            {moveDateTexts.openText}
          </Text>
        </>
      )}
    </Card>
  );
}
