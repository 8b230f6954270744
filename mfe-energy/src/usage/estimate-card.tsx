import { estimateUse, likelyRange, typicalUseOf, type AssumedUse, type FuelType } from '@home-move/contract';
import { Card, EnergyIcon, formatNumber, GasIcon, Heading, Price, registerSheet, Text } from '@home-move/ui';
import type { ReactNode } from 'react';
import sheet, * as styles from './estimate-card.module.css';
import { homeOf } from './usage-answers';
import { estimateTexts as texts, describeHome } from './usage-outcome.texts';
import type { UsageForm } from './usage.form';

registerSheet(sheet);

/** Upper end of each bar, kWh: above the likely range of the largest home. */
const trackEnd = { electricity: 9_000, gas: 27_000 };

interface FuelUseProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly kwh: number;
  readonly end: number;
}

function FuelUse({ icon, name, kwh, end }: FuelUseProps) {
  const range = likelyRange(kwh);
  const [mid, from, to] = [kwh, range.from, range.to].map((value) => formatNumber(value)) as [string, string, string];
  const at = (value: number) => `${Math.min(100, (100 * value) / end)}%`;
  return (
    <div>
      <Text size="sm" muted className={styles.name}>
        {icon} {name}
      </Text>
      <Price amount={texts.kwh(mid)}>{texts.likely(from, to)}</Price>
      <div aria-hidden="true" className={styles.range}>
        <i className={styles.band} style={{ left: at(range.from), width: at(range.to - range.from) }} />
        <b className={styles.mark} style={{ left: at(kwh) }} />
      </div>
    </div>
  );
}

function Use({ title, use, basedOn }: { readonly title: string; readonly use: AssumedUse; readonly basedOn: string }) {
  return (
    <Card as="div">
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <div className={styles.fuels}>
        {use.electricityKwh !== null && (
          <FuelUse
            icon={<EnergyIcon size={18} />}
            name={texts.electricity}
            kwh={use.electricityKwh}
            end={trackEnd.electricity}
          />
        )}
        {use.gasKwh !== null && (
          <FuelUse icon={<GasIcon size={18} />} name={texts.gas} kwh={use.gasKwh} end={trackEnd.gas} />
        )}
      </div>
      <Text size="sm" muted className={styles.more}>
        {basedOn}
      </Text>
    </Card>
  );
}

interface EstimateCardProps {
  readonly values: Partial<UsageForm>;
  readonly fuelType: FuelType;
  readonly multiRate: boolean;
}

/** The usage on which tariffs will be compared, updated with each answer and announced when it changes. */
export function EstimateCard({ values, fuelType, multiRate }: EstimateCardProps) {
  const home = values.knownUsage === 'N' ? homeOf(values) : null;
  return (
    <div aria-live="polite">
      {home && (
        <Use
          title={texts.estimate}
          use={estimateUse(fuelType, home)}
          basedOn={texts.basedOn(
            describeHome({
              bedrooms: home.numberOfBedrooms,
              propertyType: home.propertyType,
              people: home.numberOfPeople,
            }),
          )}
        />
      )}
      {values.knownUsage === 'U' && (
        <Use title={texts.typical} use={typicalUseOf(fuelType, { multiRate })} basedOn={texts.basedOnTypical} />
      )}
    </div>
  );
}
