import { Card, Heading, KeyValueList, registerSheet, Text } from '@home-move/ui';
import { useId } from 'react';
import { useHouseholdState } from '../household/household-state';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';

registerSheet(sheet);
const texts = joinTexts.readings;

/** The latest readings of the meters of the home. [ROOM-07] */
export function ReadingsSection() {
  const { household } = useHouseholdState();
  const titleId = useId();
  const readings = household.meterReadings.flatMap(({ meter, values, readOn }) =>
    values.map(({ rate, value }) => ({ label: texts.register(meter, rate), value: texts.value(value, readOn) })),
  );
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId}>
        {texts.title}
      </Heading>
      <Card as="div" className={styles.block}>
        {readings.length > 0 ? <KeyValueList look="pairs" items={readings} /> : <Text muted>{texts.none}</Text>}
      </Card>
    </section>
  );
}
