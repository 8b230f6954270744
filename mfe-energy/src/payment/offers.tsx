import type { EnergyTariff } from '@home-move/contract';
import { FieldGroup, FormCheckbox, registerSheet, useFieldIds, useRuntime } from '@home-move/ui';
import { useWatch } from 'react-hook-form';
import { supplierNames } from './chosen-fuels';
import type { PaymentControl } from './payment.form';
import sheet, * as styles from './payment.module.css';
import { paymentTexts as texts } from './payment.texts';

registerSheet(sheet);

interface OffersProps {
  readonly control: PaymentControl;
  readonly tariffs: readonly EnergyTariff[];
}

function Channels({ control }: Pick<OffersProps, 'control'>) {
  return (
    <div className={styles.channels}>
      <FieldGroup ids={useFieldIds(undefined, {})} legend={texts.offersBy}>
        <FormCheckbox control={control} name="email" label={texts.byEmail} />
        <FormCheckbox control={control} name="sms" label={texts.bySms} />
      </FieldGroup>
    </div>
  );
}

/**
 * Consent to the supplier's offers, with channels once it is ticked. Charity and group belong to the named supplier, so
 * only its tariffs show their boxes. [PAY-06, PAY-12]
 */
export function Offers({ control, tariffs }: OffersProps) {
  const { namedSupplier } = useRuntime().config;
  const wantsOffers = useWatch({ control, name: 'ovoMarketingOptIn' });
  return (
    <>
      <FormCheckbox
        control={control}
        name="ovoMarketingOptIn"
        label={texts.offers(supplierNames(tariffs))}
        hint={texts.offersHint}
      />
      {wantsOffers && <Channels control={control} />}
      {tariffs.some(({ supplierName }) => supplierName === namedSupplier) && (
        <>
          <FormCheckbox
            control={control}
            name="ovoFoundationMarketingOptIn"
            label={texts.foundationOffers(namedSupplier)}
            hint={texts.offersHint}
          />
          <FormCheckbox
            control={control}
            name="ovoGroupMarketingOptIn"
            label={texts.groupOffers(namedSupplier)}
            hint={texts.offersHint}
          />
        </>
      )}
    </>
  );
}
