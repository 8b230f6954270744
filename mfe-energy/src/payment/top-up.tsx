import type { EnergyTariff, Enrolment, SingleFuel } from '@home-move/contract';
import { Heading, registerSheet, useEnrolment } from '@home-move/ui';
import { supplies, supplierNames } from './chosen-fuels';
import sheet, * as styles from './payment.module.css';
import { topUpTexts as texts } from './top-up.texts';

registerSheet(sheet);

const nameOf = (fuels: readonly SingleFuel[], names: Readonly<Record<SingleFuel | 'both', string>>) =>
  names[fuels.length === 1 && fuels[0] ? fuels[0] : 'both'];

function isSmart(fuel: SingleFuel, home: Enrolment | null): boolean {
  return (fuel === 'Electric' ? home?.hasElecSmartMeter : home?.hasGasSmartMeter) ?? false;
}

/** How to top up, with what, and whose debts the mover does not pay. [PAY-30] */
export function TopUp({ tariffs }: { readonly tariffs: readonly EnergyTariff[] }) {
  const home = useEnrolment();
  const supplier = supplierNames(tariffs);
  const fuels = (['Electric', 'Gas'] as const).filter((fuel) => tariffs.some((tariff) => supplies(tariff, fuel)));
  const smart = fuels.filter((fuel) => isSmart(fuel, home));
  const others = fuels.filter((fuel) => !isSmart(fuel, home));
  return (
    <section>
      <Heading level={2} look="h2large">
        {texts.title}
      </Heading>
      <ul className={styles.topUp}>
        <li>{texts.before}</li>
        {others.includes('Electric') && <li>{texts.key}</li>}
        {others.includes('Gas') && <li>{texts.card}</li>}
        {smart.length > 0 && <li>{texts.smart(supplier, nameOf(smart, texts.smartMeters))}</li>}
        {others.length > 0 && <li>{texts.newItem(supplier, nameOf(others, texts.items))}</li>}
        <li>{texts.debts(supplier)}</li>
      </ul>
    </section>
  );
}
