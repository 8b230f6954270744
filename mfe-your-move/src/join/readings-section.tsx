import { Card, formatDate, Heading, KeyValueList, registerSheet, Text } from '@home-move/ui';
import { useId } from 'react';
import { useHouseholdState } from '../household/household-state';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';

registerSheet(sheet);
const texts = joinTexts.readings;

/** The readings that the mover noted. [ROOM-07] */
export function ReadingsSection() {
  const { household } = useHouseholdState();
  const readings = household.meterReadings;
  const titleId = useId();
  const meters = (['electricity', 'electricityNight', 'gas'] as const).flatMap((meter) => {
    const value = readings?.[meter] ?? null;
    return value === null ? [] : [{ label: texts[meter], value }];
  });
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId}>
        {texts.title}
      </Heading>
      <Card as="div" className={styles.block}>
        {readings ? (
          <KeyValueList look="pairs" items={[{ label: texts.readOn, value: formatDate(readings.readOn) }, ...meters]} />
        ) : (
          <Text muted>{texts.none}</Text>
        )}
      </Card>
    </section>
  );
}
