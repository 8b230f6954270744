import {
  currentWomConsent,
  formMessages,
  isSky,
  pathOf,
  womConsentTexts,
  type BroadbandPackage,
} from '@home-move/contract';
import {
  Actions,
  Aside,
  Button,
  Card,
  Checkbox,
  ErrorSummary,
  ExternalIcon,
  focusField,
  Notice,
  Page,
  ProblemNotice,
  registerSheet,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { CostList } from '../package/cost-list';
import { PackageFacts } from '../package/package-facts';
import { Switching } from '../package/switching';
import { AddOnChoices } from './add-on-choices';
import { DateMissing } from './date-missing';
import { useOrder } from './order';
import { useOrderChoices } from './order-choices';
import type { ProviderTab } from './provider-tab';
import sheet, * as styles from './signup.module.css';
import { signupTexts as texts, skyTexts } from './signup.texts';
import { SkyCallback } from './sky-callback';
import { withAddOns } from './with-add-ons';

registerSheet(sheet);

interface OrderFormProps {
  readonly package: BroadbandPackage;
  readonly tab: ProviderTab;
  /** Loads the package again; undefined when it does not load. */
  readonly reload: () => Promise<BroadbandPackage | undefined>;
  /** Whether one of its offers has ended since it was chosen. */
  readonly hasEndedOffer: boolean;
}

/** The package and its cost, consent to pass details on, and the order or the link to the provider's site. [BBSET-01] */
export function OrderForm({ package: pkg, tab, reload, hasEndedOffer }: OrderFormProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const hasEmail = Boolean(enrolment?.emailAddress);
  const order = useOrder({ package: pkg, tab, reload, hasEndedOffer });
  const [choices, change] = useOrderChoices(pkg);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const slotInput = useRef<HTMLInputElement>(null);
  const consentInput = useRef<HTMLInputElement>(null);
  const slotId = useId();
  const consentId = useId();
  const { name: brand } = runtime.brand;
  const { name: provider } = pkg.provider;
  const isOwnSite = pkg.sourceId === 'wombb';
  const isDateMissing = !isOwnSite && enrolment?.moveInDate === null;
  const callsBack = isSky(pkg);
  const priced = withAddOns(pkg, choices.addOns);
  const isSlotMissing = callsBack && choices.skyCallbackSlot === null;
  const slotError = isSubmitted && isSlotMissing ? formMessages.mandatory : undefined;
  const consentError = isSubmitted && !choices.consent ? texts.consentMissing : undefined;
  const back = () => runtime.back(pathOf('broadband-list'));

  // No form library: it submits asynchronously, and the tab must open during the click itself.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (order.busy || isDateMissing) return;
    setIsSubmitted(true);
    const invalid = isSlotMissing ? slotInput.current : choices.consent ? null : consentInput.current;
    if (invalid) return focusField(invalid);
    if (!order.confirmPrice(choices.addOns)) return;
    if (isOwnSite) tab.open();
    void order.run(choices);
  };

  return (
    <Page
      title={texts.title(provider)}
      brandName={brand}
      invalid={(slotError ?? consentError) !== undefined}
      back={{ onClick: back }}
      lede={isOwnSite ? texts.ledeSite(provider) : texts.ledeOrder(brand, provider)}
      aside={
        <Aside title={texts.next}>
          {(isOwnSite ? texts.nextSite : callsBack ? skyTexts.next : texts.nextOrder)(provider).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Aside>
      }
      notices={
        <>
          {hasEndedOffer && <Notice kind="info">{texts.offerEnded}</Notice>}
          {order.priceChange && (
            <Notice kind="error" focusOn={order.priceChange}>
              {order.priceChange}
            </Notice>
          )}
          <ProblemNotice problem={order.problem} focused />
          <ErrorSummary
            errors={[
              ...(slotError ? [{ id: slotId, label: skyTexts.legend, message: slotError }] : []),
              ...(consentError ? [{ id: consentId, label: texts.consentName, message: consentError }] : []),
            ]}
          />
        </>
      }
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <Card as="div">
          <div className={styles.facts}>
            <PackageFacts package={priced} level={2} brief />
          </div>
        </Card>
        {pkg.eligibility && (
          <Notice kind="info" still>
            {pkg.eligibility}
          </Notice>
        )}
        <AddOnChoices package={priced} chosen={choices.addOns} onChange={(addOns) => change({ addOns })} />
        <CostList package={priced} addOns={pkg.addOns.filter(({ id }) => choices.addOns.includes(id))} />
        <Switching provider={provider} />
        {callsBack && (
          <SkyCallback
            ref={slotInput}
            id={slotId}
            slot={choices.skyCallbackSlot}
            onChange={(skyCallbackSlot) => change({ skyCallbackSlot })}
            error={slotError}
          />
        )}
        {isDateMissing ? (
          <DateMissing provider={provider} onBack={back} />
        ) : (
          <>
            <div>
              <Checkbox
                ref={consentInput}
                id={consentId}
                checked={choices.consent}
                onChange={({ target: { checked } }) => change({ consent: checked })}
                label={womConsentTexts[currentWomConsent][pkg.sourceId](brand, provider)}
                error={consentError}
              />
              {hasEmail && (
                <Checkbox
                  checked={choices.sendEmail}
                  onChange={({ target: { checked } }) => change({ sendEmail: checked })}
                  label={texts.sendEmail}
                />
              )}
            </div>
            <Actions>
              <Button onClick={back}>{texts.back}</Button>
              <Button
                type="submit"
                variant="primary"
                busy={order.busy ? (isOwnSite ? texts.going : texts.ordering) : undefined}
              >
                {isOwnSite ? texts.goTo(provider) : texts.order}
                {isOwnSite && <ExternalIcon />}
              </Button>
            </Actions>
          </>
        )}
      </form>
    </Page>
  );
}
