import { pathOf, type BroadbandPackage } from '@home-move/contract';
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
  readDraft,
  registerSheet,
  saveDraft,
  useRuntime,
} from '@home-move/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { PackageFacts } from '../package/package-facts';
import { CostList } from './cost-list';
import { draftKeyOf, useOrder } from './order';
import type { ProviderTab } from './provider-tab';
import sheet, * as styles from './signup.module.css';
import { signupTexts as texts } from './signup.texts';

registerSheet(sheet);

interface OrderFormProps {
  readonly package: BroadbandPackage;
  readonly tab: ProviderTab;
}

/** The package and its cost, consent to pass details on, and the order or the link to the provider's site. [BBSET-01] */
export function OrderForm({ package: pkg, tab }: OrderFormProps) {
  const runtime = useRuntime();
  const order = useOrder(pkg, tab);
  const draftKey = draftKeyOf(pkg);
  const [consent, setConsent] = useState(() => readDraft(runtime.storage, draftKey) === true);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const boxId = useId();
  const { name: brand } = runtime.brand;
  const { name: provider } = pkg.provider;
  const isOwnSite = pkg.sourceId === 'wombb';
  const error = isSubmitted && !consent ? texts.consentMissing : undefined;
  const back = () => runtime.back(pathOf('broadband-list'));

  // No form library: it submits asynchronously, and the tab must open during the click itself.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (order.busy) return;
    setIsSubmitted(true);
    if (!consent) {
      if (box.current) focusField(box.current);
      return;
    }
    if (isOwnSite) tab.open();
    void order.run();
  };

  return (
    <Page
      title={texts.title(provider)}
      brandName={brand}
      invalid={error !== undefined}
      back={{ onClick: back }}
      lede={isOwnSite ? texts.ledeSite(provider) : texts.ledeOrder(brand, provider)}
      aside={
        <Aside title={texts.next}>
          {(isOwnSite ? texts.nextSite(provider) : texts.nextOrder(provider)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Aside>
      }
      notices={
        <>
          {order.priceChange && (
            <Notice kind="error" focusOn={order.priceChange}>
              {order.priceChange}
            </Notice>
          )}
          <ProblemNotice problem={order.problem} focused />
          <ErrorSummary errors={error ? [{ id: boxId, label: texts.consentName, message: error }] : []} />
        </>
      }
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <Card as="div">
          <div className={styles.facts}>
            <PackageFacts package={pkg} level={2} brief />
          </div>
        </Card>
        {pkg.eligibility && (
          <Notice kind="info" still>
            {pkg.eligibility}
          </Notice>
        )}
        <CostList package={pkg} />
        <Checkbox
          ref={box}
          id={boxId}
          checked={consent}
          onChange={({ target: { checked } }) => {
            setConsent(checked);
            saveDraft(runtime.storage, draftKey, checked);
          }}
          label={isOwnSite ? texts.consentSite(brand, provider) : texts.consentOrder(brand, provider)}
          error={error}
        />
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
      </form>
    </Page>
  );
}
