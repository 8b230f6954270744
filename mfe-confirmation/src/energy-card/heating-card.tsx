import type { EnergySummary } from '@home-move/contract';
import { registerSheet, ShieldIcon, StatusCard, Text } from '@home-move/ui';
import sheet, * as styles from '../service-card/service-card.module.css';
import { energyCardTexts } from './energy-card.texts';

registerSheet(sheet);

const { cover: texts } = energyCardTexts;

/** The add-on that covers heating. */
const HEATING_COVER = 'HEATCOVER';

export function hasHeatingCover({ isCompleted, addOns }: Pick<EnergySummary, 'isCompleted' | 'addOns'>): boolean {
  return isCompleted && addOns.some(({ identifier }) => identifier === HEATING_COVER);
}

/** The cover that came with the energy plan. [CONF-08] */
export function HeatingCard({ energy }: { readonly energy: EnergySummary }) {
  return (
    <StatusCard icon={<ShieldIcon size={22} />} title={texts.title} status="completed">
      <Text strong className={styles.plan}>
        {texts.from(energy.supplierName)}
      </Text>
      <Text muted>{texts.description}</Text>
    </StatusCard>
  );
}
