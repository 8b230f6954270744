import type { EnergyTariff } from '@home-move/contract';
import { Card, formatMoney, Heading, Text, TextButton } from '@home-move/ui';
import { tariffTexts } from '../tariff/tariff.texts';
import { termOf } from '../tariff/describe-tariff';
import { meterTexts as texts } from './list.texts';

interface SelectionSoFarProps {
  readonly electricity: EnergyTariff;
  readonly onChange: () => void;
}

/** The electricity tariff that was chosen, above the list of gas. [LIST-10] */
export function SelectionSoFar({ electricity, onChange }: SelectionSoFarProps) {
  const { tariffName, supplierName, newSpendMonthly } = electricity;
  return (
    <Card>
      <Heading level={2} look="h3">
        {texts.soFar}
      </Heading>
      <Text strong>{texts.soFarPlan(tariffName)}</Text>
      <Text muted>{tariffTexts.bySupplier(supplierName, termOf(electricity))}</Text>
      <Text numeric>{texts.aMonth(formatMoney(newSpendMonthly))}</Text>
      <TextButton onClick={onChange}>{texts.changeElectricity}</TextButton>
    </Card>
  );
}
