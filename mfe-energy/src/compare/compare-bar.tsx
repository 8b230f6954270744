import type { EnergyTariff } from '@home-move/contract';
import { Button, registerSheet, Status, Text } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import sheet, * as styles from './compare.module.css';
import { compareTexts as texts } from './compare.texts';
import { clearComparedAtom, openComparisonAtom } from './compared-tariffs';

registerSheet(sheet);

interface CompareBarProps {
  /** The ticked tariffs, which the filters may hide. */
  readonly tariffs: readonly EnergyTariff[];
  /** Called before the buttons disappear. */
  readonly onCleared: () => void;
}

/** Announces and names the tariffs that are ticked to compare, and opens the comparison. */
export function CompareBar({ tariffs: [first, second], onCleared }: CompareBarProps) {
  const open = useSetAtom(openComparisonAtom);
  const clear = useSetAtom(clearComparedAtom);
  return (
    <div className={styles.bar}>
      <Status>
        {first && (
          <Text size="sm">{second ? texts.two(first.tariffName, second.tariffName) : texts.one(first.tariffName)}</Text>
        )}
      </Status>
      {first && second && (
        <Button size="small" onClick={() => open(first.energyType)}>
          {texts.open}
        </Button>
      )}
      {first && (
        <Button
          size="small"
          variant="plain"
          onClick={() => {
            clear(first.energyType);
            onCleared();
          }}
        >
          {second ? texts.clearBoth : texts.clear}
        </Button>
      )}
    </div>
  );
}
