import {
  pathOf,
  problemOf,
  type DirectDebit,
  type EnergySelection,
  type EnergyTariff,
  type PaymentQuestions,
} from '@home-move/contract';
import {
  Accordion,
  Button,
  FailedPanel,
  FormPage,
  FullPageSpinner,
  GoTo,
  Page,
  useDraftValues,
  useEnrolment,
  useFlag,
  useRuntime,
  useSaveDraft,
} from '@home-move/ui';
import { useForm, useWatch } from 'react-hook-form';
import { gateTexts } from '../gate/energy-unavailable';
import { useChosenPlan } from '../plan/chosen-plan';
import { tariffParams } from '../plan/next-path';
import { BankDetails } from './bank-details';
import { Consents } from './consents';
import { CostCard, CostStrip } from './cost-card';
import { DataPreferences } from './data-preferences';
import { DirectDebitSummary, Guarantee } from './direct-debit-summary';
import { directDebitTexts } from './direct-debit.texts';
import { draftFields, draftKeyOf, paymentDefaults, paymentResolver, type PaymentForm } from './payment.form';
import { usePaymentQuestions } from './payment.queries';
import { faqTexts, paymentTexts as texts } from './payment.texts';
import { PlanSummary } from './plan-summary';
import { useSetUp } from './set-up';

interface PaymentProps {
  readonly tariff: EnergyTariff;
  readonly selection: EnergySelection;
  readonly questions: PaymentQuestions;
}

function faqs(supplier: string, startsAtMoveIn: boolean) {
  const supplyAnswer = startsAtMoveIn ? faqTexts.fromMoveInAnswer : faqTexts.untilThenAnswer;
  return [
    { title: directDebitTexts.guarantee, body: <Guarantee collector={supplier} />, open: true },
    { title: faqTexts.changeMind, body: faqTexts.changeMindAnswer(supplier) },
    { title: faqTexts.untilThen, body: supplyAnswer(supplier) },
    { title: faqTexts.howLong, body: faqTexts.howLongAnswer },
  ];
}

function Payment({ tariff, selection, questions }: PaymentProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const asksSettlement = useFlag('mhhs-settlement-consent');
  const setUp = useSetUp(selection);
  const draftKey = draftKeyOf(tariff);
  const form = useForm<PaymentForm, unknown, DirectDebit>({
    resolver: paymentResolver(questions),
    defaultValues: useDraftValues(draftKey, paymentDefaults(enrolment, { asksSettlement }), ['preferredDay']),
  });
  useSaveDraft(draftKey, form, draftFields);
  const [isPaper, day] = useWatch({ control: form.control, name: ['paperMandate', 'preferredDay'] });
  const toAddOns = () => runtime.navigate(pathOf('energy-signup', tariffParams(tariff)));
  const startsAtMoveIn = selection.expectedSwitchDate === enrolment?.moveInDate;
  const expired = setUp.problem?.code === 'QUOTE_EXPIRED';

  return (
    <FormPage
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: toAddOns }}
      aside={<CostCard tariff={tariff} selection={selection} isPaper={isPaper} />}
      stickyAside
      form={form}
      onSubmit={setUp.run}
      busy={setUp.busy}
      problem={setUp.problem}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      secondary={<Button onClick={toAddOns}>{texts.back}</Button>}
      notices={expired && <Button onClick={() => runtime.navigate(pathOf('energy-list'))}>{texts.toList}</Button>}
      after={<Accordion items={faqs(tariff.supplierName, startsAtMoveIn)} />}
    >
      <CostStrip tariff={tariff} selection={selection} />
      <PlanSummary tariff={tariff} selection={selection} />
      <BankDetails form={form} questions={questions} supplierName={tariff.supplierName} isPaper={isPaper} />
      <DirectDebitSummary collector={tariff.supplierName} selection={selection} day={isPaper ? '' : day} />
      <DataPreferences control={form.control} />
      <Consents control={form.control} questions={questions} tariff={tariff} />
    </FormPage>
  );
}

/** The plan to check, the bank details, and 'Set up'. [PAY-01] */
export function PaymentPage() {
  const runtime = useRuntime();
  const plan = useChosenPlan();
  const tariff = plan.selection?.tariffs[0];
  const questions = usePaymentQuestions(tariff?.supplierName ?? null);
  const error = plan.error ?? questions.error;

  if (plan.missing || (plan.selection && !tariff)) return <GoTo step="energy-list" label={gateTexts.opening} />;
  if (tariff && plan.selection && questions.data)
    return <Payment tariff={tariff} selection={plan.selection} questions={questions.data} />;
  if (error === undefined) return <FullPageSpinner label={texts.loading} detail="" />;
  return (
    <Page title={texts.title} brandName={runtime.brand.name}>
      <FailedPanel
        title={texts.failedTitle}
        onRetry={() => (plan.error === undefined ? void questions.mutate() : plan.retry())}
        retrying={plan.retrying || questions.isValidating}
      >
        {problemOf(error).title}
      </FailedPanel>
    </Page>
  );
}
