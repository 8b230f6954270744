import { Card, Heading, QrCode, registerSheet, Text } from '@home-move/ui';
import { useId } from 'react';
import { meterDayTexts } from '../meter-day.texts';
import sheet, * as styles from './rail.module.css';

registerSheet(sheet);
const texts = meterDayTexts.phone;

/** The address of this page as a code, on screens that are larger than a phone. */
export function PhoneCard() {
  const titleId = useId();
  const { origin, pathname } = window.location;
  return (
    <Card aria-labelledby={titleId} className={styles.phone}>
      <QrCode text={`${origin}${pathname}`} label={texts.code} />
      <div>
        <Heading id={titleId} look="h3">
          {texts.title}
        </Heading>
        <Text size="sm" muted>
          {texts.text}
        </Text>
      </div>
    </Card>
  );
}
