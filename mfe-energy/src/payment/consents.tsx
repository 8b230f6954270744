import type { DirectDebit, EnergyTariff, PaymentQuestions } from '@home-move/contract';
import { FormCheckbox, TextLink } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import type { PaymentForm } from './payment.form';
import { paymentTexts as texts } from './payment.texts';

interface ConsentsProps {
  readonly control: Control<PaymentForm, unknown, DirectDebit>;
  readonly questions: PaymentQuestions;
  readonly tariff: EnergyTariff;
}

/** The mover's consents, all unticked at first. [PAY-05, PAY-06, PAY-25] */
export function Consents({ control, questions, tariff }: ConsentsProps) {
  return (
    <div>
      {questions.smartMeterRequired && (
        <FormCheckbox
          control={control}
          name="ovoSmartRequired"
          label={texts.smartRequired(tariff.tariffName)}
          shortName={texts.shortNames.smartMeter}
        />
      )}
      <FormCheckbox
        control={control}
        name="termsAndConditions"
        shortName={texts.shortNames.terms}
        label={
          <>
            {texts.agreeTo}
            <TextLink href={tariff.termsUrl} external>
              {texts.principalTerms}
            </TextLink>
            {texts.and}
            <TextLink href={tariff.generalTermsUrl} external>
              {texts.generalTerms}
            </TextLink>
            {texts.of(tariff.tariffName)}
          </>
        }
      />
      <FormCheckbox
        control={control}
        name="ovoMarketingOptIn"
        label={texts.offers(tariff.supplierName)}
        hint={texts.offersHint}
      />
    </div>
  );
}
