import type { EnergyTariff } from '@home-move/contract';
import { CheckRow, registerSheet, Text, TextButton, VisuallyHidden } from '@home-move/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useId } from 'react';
import sheet, * as styles from './compare.module.css';
import { compareTexts as texts } from './compare.texts';
import { comparedTariffsAtom, comparisonOf, maxCompared, openComparisonAtom } from './compared-tariffs';

registerSheet(sheet);

/**
 * Ticks a tariff to compare. While two others are ticked it stays focusable and describes why it cannot be ticked: a disabled
 * checkbox would be passed over by keyboard.
 */
export function CompareBox({ tariff }: { readonly tariff: EnergyTariff }) {
  const [compared, toggle] = useAtom(comparedTariffsAtom);
  const open = useSetAtom(openComparisonAtom);
  const reasonId = useId();
  const { isTicked, others } = comparisonOf(compared, tariff);
  const isFull = !isTicked && others.length >= maxCompared;
  const [other] = others;
  return (
    <div className={styles.box}>
      <CheckRow
        type="checkbox"
        checked={isTicked}
        onChange={() => toggle(tariff)}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? reasonId : undefined}
        label={
          <>
            {texts.compare}
            <VisuallyHidden>{texts.compareOf(tariff.tariffName)}</VisuallyHidden>
          </>
        }
      />
      {isFull && (
        <Text as="span" size="sm" muted id={reasonId}>
          {texts.full}
        </Text>
      )}
      {isTicked && other && (
        <TextButton onClick={() => open(tariff.energyType)}>{texts.compareWith(other.tariffName)}</TextButton>
      )}
    </div>
  );
}
