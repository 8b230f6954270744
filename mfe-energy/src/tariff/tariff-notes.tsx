import type { EnergyTariff } from '@home-move/contract';
import { Heading, Notice, Stack, Text, useEnrolment } from '@home-move/ui';
import { labelTexts as texts } from './tariff-label.texts';

/** The supplier's notice about a tariff; homes with a smart meter have their own. [LIST-21] */
export function TariffNotice({ tariff: { noteDefault, noteSmartMeter } }: { readonly tariff: EnergyTariff }) {
  const home = useEnrolment();
  const hasSmartMeter = home !== null && (home.hasElecSmartMeter || home.hasGasSmartMeter);
  const note = (hasSmartMeter ? noteSmartMeter : null) ?? noteDefault;
  if (!note) return null;
  return (
    <Notice kind="info" still>
      <Text strong>{note.heading}</Text>
      <p>{note.body}</p>
    </Notice>
  );
}

/** The advantages that the supplier describes, and the winter price estimate. [LIST-21, TARIFF-17] */
export function TariffFeatures({ tariff }: { readonly tariff: EnergyTariff }) {
  const { enhancedFeatures, winterUplift } = tariff;
  return (
    <Stack gap={4}>
      {enhancedFeatures.map(({ summary, heading, description }) => (
        <section key={heading}>
          <Text size="sm" muted>
            {summary}
          </Text>
          <Heading level={3}>{heading}</Heading>
          <Text measure>{description}</Text>
        </section>
      ))}
      {winterUplift !== null && (
        <Text size="sm" muted measure>
          {texts.winter(winterUplift)}
        </Text>
      )}
    </Stack>
  );
}
