import type { EnergyTariff, PaymentQuestions } from '@home-move/contract';
import { FormCheckbox, TextLink, VisuallyHidden } from '@home-move/ui';
import { Fragment } from 'react';
import { Offers } from './offers';
import type { PaymentControl } from './payment.form';
import { paymentTexts as texts } from './payment.texts';

interface ConsentsProps {
  readonly control: PaymentControl;
  readonly questions: PaymentQuestions;
  /** One, or with mixed meters electricity and gas: the mover agrees to the terms of both at once. */
  readonly tariffs: readonly EnergyTariff[];
}

function Terms({ tariffs }: Pick<ConsentsProps, 'tariffs'>) {
  // Links with the same name must lead to the same page.
  const suffix = (tariff: EnergyTariff) =>
    tariffs.length > 1 && <VisuallyHidden>{texts.of(tariff.tariffName)}</VisuallyHidden>;
  return (
    <>
      {texts.agreeTo}
      {tariffs.map((tariff, index) => (
        <Fragment key={tariff.priceId}>
          {index > 0 && texts.andThe}
          <TextLink href={tariff.termsUrl} external>
            {texts.principalTerms}
            {suffix(tariff)}
          </TextLink>
          {texts.and}
          <TextLink href={tariff.generalTermsUrl} external>
            {texts.generalTerms}
            {suffix(tariff)}
          </TextLink>
          {texts.of(tariff.tariffName)}
        </Fragment>
      ))}
    </>
  );
}

/** The mover's consents, all unticked at first. [PAY-05, PAY-06, PAY-24, PAY-25] */
export function Consents({ control, questions, tariffs }: ConsentsProps) {
  const smart = tariffs.filter(({ isSmartSpecific }) => isSmartSpecific);
  return (
    <div>
      {questions.smartMeterRequired && (
        <FormCheckbox
          control={control}
          name="ovoSmartRequired"
          label={texts.smartRequired(smart.map(({ tariffName }) => tariffName).join(texts.and))}
          shortName={texts.shortNames.smartMeter}
        />
      )}
      <FormCheckbox
        control={control}
        name="termsAndConditions"
        shortName={texts.shortNames.terms}
        label={<Terms tariffs={tariffs} />}
      />
      <Offers control={control} tariffs={tariffs} />
    </div>
  );
}
