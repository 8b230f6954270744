import { pathOf, type AssumedUse, type EnergyTariff } from '@home-move/contract';
import {
  Actions,
  Button,
  Dialog,
  Lazy,
  lazyModule,
  SectionSpinner,
  Stack,
  Text,
  TextLink,
  useLinkProps,
} from '@home-move/ui';
import { useState } from 'react';
import { tariffParams } from '../selection/step-path';
import { termOf } from '../tariff/describe-tariff';
import { SupplierLink } from '../tariff/supplier-link';
import { tariffTexts } from '../tariff/tariff.texts';
import { detailsTexts as texts } from './list.texts';

const panels = lazyModule(() => import('../details/tariff-panels'));

interface DetailsDialogProps {
  /** Null while the dialog is closed. */
  readonly tariff: EnergyTariff | null;
  readonly use: AssumedUse;
  readonly onClose: () => void;
  readonly onSelect: (tariff: EnergyTariff) => void;
}

/** The details of a tariff over the list, in tabs; the same as a page is a link away. [TARIFF-01] */
export function DetailsDialog({ tariff, use, onClose, onSelect }: DetailsDialogProps) {
  const link = useLinkProps();
  // Shown while the dialog closes.
  const [last, setLast] = useState(tariff);
  if (tariff && tariff !== last) setLast(tariff);
  if (!last) return null;
  const select = () => {
    onClose();
    onSelect(last);
  };
  return (
    <Dialog open={tariff !== null} onClose={onClose} title={last.tariffName} closeButton>
      <Stack gap={4}>
        <Text muted>{tariffTexts.bySupplier(last.supplierName, termOf(last))}</Text>
        <Lazy module={panels} loading={<SectionSpinner label={texts.loading} />}>
          {({ TariffTabs }) => <TariffTabs tariff={last} use={use} />}
        </Lazy>
        <TextLink {...link(pathOf('energy-details', tariffParams(last)))}>{texts.asPage}</TextLink>
        <Actions>
          <Button onClick={onClose}>{texts.close}</Button>
          {last.canSwitch ? (
            <Button variant="primary" onClick={select}>
              {tariffTexts.select}
            </Button>
          ) : (
            <SupplierLink tariff={last} />
          )}
        </Actions>
      </Stack>
    </Dialog>
  );
}
