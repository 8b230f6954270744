import {
  pathOf,
  problemOf,
  tariffKey,
  type EnergySelection,
  type EnergyTariff,
  type PaymentQuestions,
} from '@home-move/contract';
import {
  Button,
  CallFormPage,
  FailedPanel,
  FullPageSpinner,
  GoTo,
  Page,
  TextButton,
  useCustomerEntry,
  useDraftValues,
  useEnrolment,
  useFlag,
  useRuntime,
  useSaveDraft,
  type CustomerEntry,
} from '@home-move/ui';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { gateTexts } from '../gate/energy-unavailable';
import { useDraftKey, useKeepTyped, useTyped } from '../state/memory-draft';
import { useReloadDuringCall } from '../state/reload-during-call';
import { suppliersOf, useChosenTariffs } from '../selection/chosen-tariffs';
import { previousPath } from '../selection/next-path';
import { accountDraft, accountOf } from './account.form';
import { preloadAccountCheck } from './account-check';
import { BankDetails } from './bank-details';
import { paidAsYouGo, paidByDirectDebit, selectionLeft, supplierNames } from './chosen-fuels';
import { Consents } from './consents';
import { CostCard, CostStrip } from './cost-card';
import { DataPreferences } from './data-preferences';
import { DirectDebitSummary } from './direct-debit-summary';
import { Faqs } from './faqs';
import {
  draftFields,
  draftKeyOf,
  paymentDefaults,
  paymentResolver,
  type PaymentForm,
  type PaymentFormState,
  type SetUpForm,
} from './payment.form';
import { useExtraSupport, usePaymentQuestions } from './payment.queries';
import { paymentTexts as texts } from './payment.texts';
import { SelectionSummary } from './selection-summary';
import { useSetUp } from './set-up';
import { SetUpNotices } from './set-up-notices';
import { TopUp } from './top-up';
import { UnfinishedFuelPage } from './unfinished-fuel';

interface PaymentProps {
  /** The selection as the server has it. */
  readonly stored: EnergySelection;
  /** The part of it that is left to set up. */
  readonly selection: EnergySelection;
  /** The first of the selection. */
  readonly tariff: EnergyTariff;
  readonly questions: PaymentQuestions;
  readonly customerEntry: CustomerEntry;
}

function titleOf(selection: EnergySelection): string {
  const isOne = selection.tariffs.length === 1;
  if (paidByDirectDebit(selection).length > 0) return isOne ? texts.title : texts.titleOfTwo;
  return isOne ? texts.paygTitle : texts.paygTitleOfTwo;
}

const selectionKeyOf = ({ tariffs }: Pick<EnergySelection, 'tariffs'>): string => tariffs.map(tariffKey).join(' ');

/** Clears the consent when another selection replaces this one, for example after a choice in another tab. */
function useConsentToSelection({ setValue }: PaymentFormState, { tariffs }: EnergySelection): void {
  const key = selectionKeyOf({ tariffs });
  const agreedTo = useRef(key);
  useEffect(() => {
    if (agreedTo.current === key) return;
    agreedTo.current = key;
    setValue('termsAndConditions', false);
    setValue('ovoSmartRequired', false);
  }, [key, setValue]);
}

/** Selects the account that the customer has entered in private in the meantime. */
function useEnteredAccount({ setValue }: PaymentFormState, { existingDetails }: PaymentQuestions): void {
  const known = useRef(existingDetails);
  useEffect(() => {
    if (known.current === existingDetails) return;
    known.current = existingDetails;
    if (existingDetails?.enteredPrivately) setValue('reuseExistingDetails', true);
  }, [existingDetails, setValue]);
}

function Payment({ stored, selection, tariff, questions, customerEntry }: PaymentProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const asksSettlement = useFlag('mhhs-settlement-consent');
  const support = useExtraSupport(suppliersOf(stored.tariffs));
  const setUp = useSetUp({ stored, left: selection });
  const debited = paidByDirectDebit(selection);
  const prepaid = paidAsYouGo(selection);
  const hasDirectDebit = debited.length > 0;
  const draftKey = draftKeyOf(selection.tariffs);
  const accountKey = useDraftKey();
  const form = useForm<PaymentForm, unknown, SetUpForm>({
    resolver: paymentResolver({ questions, hasDirectDebit, priorityServicesRequired: support?.isShared ?? false }),
    defaultValues: {
      ...useDraftValues(draftKey, paymentDefaults(enrolment, { questions, asksSettlement }), ['preferredDay']),
      ...useTyped(accountDraft, accountKey),
    },
  });
  useSaveDraft(draftKey, form, draftFields);
  useKeepTyped(accountDraft, accountKey, form, accountOf);
  useConsentToSelection(form, selection);
  useEnteredAccount(form, questions);
  useEffect(() => (hasDirectDebit ? preloadAccountCheck() : undefined), [hasDirectDebit]);
  const [isPaper, day] = useWatch({ control: form.control, name: ['paperMandate', 'preferredDay'] });
  const toPrevious = () => runtime.back(previousPath('energy-payment', runtime, selection.tariffs));

  if (setUp.unfinished) {
    const { form: agreed } = setUp.unfinished;
    return (
      <UnfinishedFuelPage
        unfinished={setUp.unfinished}
        onRetry={() => void setUp.run(agreed)}
        busy={setUp.busy}
        problem={setUp.problem}
      />
    );
  }
  return (
    <CallFormPage
      customerEntry={customerEntry}
      title={titleOf(selection)}
      brandName={runtime.brand.name}
      back={{ onClick: toPrevious }}
      aside={<CostCard selection={selection} isPaper={isPaper} />}
      stickyAside
      form={form}
      onSubmit={setUp.run}
      busy={setUp.busy}
      problem={setUp.problem}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      secondary={<Button onClick={toPrevious}>{texts.back}</Button>}
      notices={<SetUpNotices selection={selection} code={setUp.problem?.code} />}
      after={
        <Faqs
          selection={selection}
          moveInDate={enrolment?.moveInDate}
          noticeWorkingDays={questions.noticeWorkingDays}
        />
      }
    >
      <CostStrip selection={selection} />
      <SelectionSummary tariff={tariff} selection={selection} support={support} />
      {hasDirectDebit && (
        <BankDetails form={form} questions={questions} supplierName={supplierNames(debited)} isPaper={isPaper} />
      )}
      {debited.map((debitedTariff) => (
        <DirectDebitSummary
          key={debitedTariff.priceId}
          tariff={debitedTariff}
          selection={selection}
          day={isPaper ? '' : day}
          noticeWorkingDays={questions.noticeWorkingDays}
        />
      ))}
      {prepaid.length > 0 && <TopUp tariffs={prepaid} />}
      <DataPreferences control={form.control} />
      <Consents control={form.control} questions={questions} tariffs={selection.tariffs} />
    </CallFormPage>
  );
}

/** The selection to check, how it is paid, and 'Set up'. [PAY-01, PAY-30] */
export function PaymentPage() {
  const runtime = useRuntime();
  const chosen = useChosenTariffs();
  const stored = chosen.selection;
  const enrolment = useEnrolment();
  // Once everything is set up, the page stays unchanged until the next one opens.
  const fuelsSetUp = enrolment && !enrolment.energyComplete ? enrolment.fuelsSetUp : [];
  const selection = stored && selectionLeft(stored, fuelsSetUp);
  const tariff = selection?.tariffs[0];
  const questions = usePaymentQuestions(selection && tariff ? selectionKeyOf(selection) : null);
  const customerEntry = useCustomerEntry('bank-details', () => questions.mutate());
  const error = chosen.error ?? questions.error;
  useReloadDuringCall(() => !enrolment?.energyComplete && void questions.mutate());

  if (chosen.missing || (selection && !tariff)) return <GoTo step="energy-list" label={gateTexts.opening} />;
  if (stored && selection && tariff && questions.data && !customerEntry.isLoading)
    return (
      <Payment
        stored={stored}
        selection={selection}
        tariff={tariff}
        questions={questions.data}
        customerEntry={customerEntry}
      />
    );
  if (error === undefined) return <FullPageSpinner label={texts.loading} detail="" />;
  return (
    <Page title={texts.title} brandName={runtime.brand.name}>
      <FailedPanel
        title={texts.failedTitle}
        onRetry={() => (chosen.error === undefined ? void questions.mutate() : chosen.retry())}
        retrying={chosen.retrying || questions.isValidating}
        alternatives={<TextButton onClick={() => runtime.navigate(pathOf('energy-list'))}>{texts.toList}</TextButton>}
      >
        {problemOf(error).title}
      </FailedPanel>
    </Page>
  );
}
