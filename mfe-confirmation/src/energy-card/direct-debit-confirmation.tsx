import type { DirectDebitSummary, EnergySummary } from '@home-move/contract';
import { Button, Lazy, lazyModule, Text } from '@home-move/ui';
import { useState } from 'react';
import { directDebitTexts as texts } from './direct-debit.texts';

const dialog = lazyModule(() => import('./direct-debit-dialog'));

interface DirectDebitConfirmationProps {
  readonly directDebit: DirectDebitSummary;
  readonly later: EnergySummary['laterMonthlyAmounts'];
}

/** The reference of the Direct Debit, and a button that opens its confirmation. */
export function DirectDebitConfirmation({ directDebit, later }: DirectDebitConfirmationProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Text size="xs" muted numeric>
        {texts.reference(directDebit.reference)}
      </Text>
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen !== null && (
        <Lazy module={dialog}>
          {({ DirectDebitDialog }) => (
            <DirectDebitDialog open={isOpen} onClose={() => setOpen(false)} directDebit={directDebit} later={later} />
          )}
        </Lazy>
      )}
    </>
  );
}
