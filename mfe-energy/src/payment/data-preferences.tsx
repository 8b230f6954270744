import { FormRadioCards, useFlag } from '@home-move/ui';
import type { PaymentControl } from './payment.form';
import { paymentTexts as texts } from './payment.texts';

const halfHourly = { value: 'HalfHourly', label: texts.halfHourly, small: texts.halfHourlySmall } as const;
const daily = { value: 'Daily', label: texts.daily } as const;
const monthly = { value: 'Monthly', label: texts.monthly, small: texts.monthlySmall } as const;

/** How often a smart meter may send readings: one preference, or one each for billing and settlement. [PAY-04, PAY-14] */
export function DataPreferences({ control }: { readonly control: PaymentControl }) {
  const asksSettlement = useFlag('mhhs-settlement-consent');
  if (!asksSettlement)
    return (
      <FormRadioCards
        control={control}
        name="smartReadDataPreferences"
        legend={texts.readRate}
        hint={texts.ratesHint}
        options={[halfHourly, daily, monthly]}
      />
    );
  return (
    <>
      <FormRadioCards
        control={control}
        name="smartBillingDataRate"
        legend={texts.billingRate}
        hint={texts.ratesHint}
        options={[halfHourly, daily, monthly]}
      />
      <FormRadioCards
        control={control}
        name="smartSettlementDataRate"
        legend={texts.settlementRate}
        hint={texts.settlementHint}
        options={[{ value: 'HalfHourly', label: texts.halfHourly }, daily]}
      />
    </>
  );
}
