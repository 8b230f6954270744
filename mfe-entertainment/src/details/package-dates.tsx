import type { BroadbandPackage } from '@home-move/contract';
import { formatDate, Heading, KeyValueList, registerSheet, Text } from '@home-move/ui';
import sheet, * as styles from './details.module.css';
import { detailsTexts as texts } from './details.texts';

registerSheet(sheet);

interface DatesProps {
  readonly package: BroadbandPackage;
}

/** When the package can be up and running, and whether an engineer comes. */
export function Activation({ package: { activation, provider } }: DatesProps) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{texts.start}</Heading>
      {activation ? (
        <KeyValueList
          items={[
            { label: texts.earliest, value: formatDate(activation.date) },
            { label: texts.engineer, value: activation.needsEngineer ? texts.visit : texts.noVisit },
          ]}
        />
      ) : (
        <Text measure>{texts.noDate(provider.name)}</Text>
      )}
    </section>
  );
}

/** What becomes of the contract when the mover moves again, as tenants can at two months' notice. */
export function MovingAgain({ package: { pricing, provider } }: DatesProps) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{texts.moving}</Heading>
      <Text measure>{pricing.isRolling ? texts.movingRolling : texts.movingFixed(pricing.contractLengthMonths)}</Text>
      {!pricing.isRolling && <Text measure>{texts.takeAlong(provider.name)}</Text>}
    </section>
  );
}
