import type { EnergyTariff } from '@home-move/contract';
import { Actions, Button, Dialog, Lazy, lazyModule, SectionSpinner } from '@home-move/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { compareTexts as texts } from './compare.texts';
import { openComparisonAtom } from './compared-tariffs';

const table = lazyModule(() => import('./comparison-table'));

interface ComparisonDialogProps {
  /** The ticked tariffs of the list. */
  readonly tariffs: readonly EnergyTariff[];
  readonly onSelect: (tariff: EnergyTariff) => void;
}

/** Two tariffs side by side, over the list. */
export function ComparisonDialog({ tariffs, onSelect }: ComparisonDialogProps) {
  const [open, setOpen] = useAtom(openComparisonAtom);
  const close = () => setOpen(null);
  const [first, second] = tariffs;
  const isOpen = first !== undefined && second !== undefined && open === first.energyType;
  // Shown while the dialog closes.
  const [last, setLast] = useState<readonly [EnergyTariff, EnergyTariff] | null>(null);
  if (isOpen && (last?.[0] !== first || last[1] !== second)) setLast([first, second]);
  if (!last) return null;
  return (
    <Dialog open={isOpen} onClose={close} title={texts.title} closeButton>
      <Lazy module={table} loading={<SectionSpinner label={texts.loading} />}>
        {({ ComparisonTable }) => (
          <ComparisonTable
            tariffs={last}
            onSelect={(tariff) => {
              close();
              onSelect(tariff);
            }}
          />
        )}
      </Lazy>
      <Actions>
        <Button onClick={close}>{texts.close}</Button>
      </Actions>
    </Dialog>
  );
}
