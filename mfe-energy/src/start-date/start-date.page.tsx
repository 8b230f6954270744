import {
  clientFacts,
  isAvailable,
  londonToday,
  nextStep,
  pathOf,
  problemOf,
  tariffKey,
  type EnergyTariff,
  type StartDateForm,
  type StartDateQuestions,
} from '@home-move/contract';
import {
  Button,
  FailedPanel,
  formatDate,
  FormPage,
  FullPageSpinner,
  GoTo,
  KeyValueList,
  Notice,
  Page,
  TextLink,
  useDraftValues,
  useEnrolment,
  useLinkProps,
  useRuntime,
  useSaveDraft,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { useChosenTariffs } from '../selection/chosen-tariffs';
import { tariffParams } from '../selection/step-path';
import { factsWith, previousPath } from '../selection/next-path';
import { StartDateAgreement } from './start-date-agreement';
import { StartDateFields } from './start-date-fields';
import { draftKeyOf, startDateDefaults, startDateResolver, type TypedStartDate } from './start-date.form';
import { useConfirmStartDate, useStartDateQuestions } from './start-date.queries';
import { startDateTexts as texts } from './start-date.texts';

interface StartDateProps {
  readonly tariffs: readonly [EnergyTariff, ...EnergyTariff[]];
  readonly questions: StartDateQuestions;
  readonly confirm: ReturnType<typeof useConfirmStartDate>;
}

function StartDate({ tariffs, questions, confirm }: StartDateProps) {
  const runtime = useRuntime();
  const link = useLinkProps();
  const [tariff] = tariffs;
  const { supplierName } = tariff;
  const today = () => londonToday(runtime.clock.now());
  const draftKey = draftKeyOf(tariff);
  const form = useForm<TypedStartDate, unknown, StartDateForm>({
    resolver: startDateResolver(questions, today),
    defaultValues: useDraftValues(draftKey, startDateDefaults(questions)),
  });
  useSaveDraft(draftKey, form);
  const toList = () => runtime.back(previousPath('energy-switch', runtime, tariffs));
  const { moveInDate } = questions;
  const fields = { form, facts: questions, today: today(), supplierName };

  return (
    <FormPage
      title={texts.title}
      lede={texts.lede(supplierName)}
      brandName={runtime.brand.name}
      back={{ onClick: toList }}
      form={form}
      onSubmit={(values) => confirm.run(tariff, values)}
      busy={confirm.busy}
      problem={confirm.problem}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      secondary={<Button onClick={toList}>{texts.back}</Button>}
      notices={
        !questions.knownMeterDetails && (
          <Notice kind="info" still>
            {texts.meterMissing}
          </Notice>
        )
      }
    >
      <KeyValueList
        items={[
          { label: texts.plan, value: tariffs.map(({ tariffName }) => tariffName).join(', ') },
          { label: texts.moveIn, value: moveInDate === null ? texts.unknownMoveIn : formatDate(moveInDate) },
        ]}
      />
      <StartDateFields {...fields} />
      <StartDateAgreement {...fields} />
      <p>
        <TextLink {...link(pathOf('energy-switch-details', tariffParams(tariff)))}>{texts.details}</TextLink>
      </p>
    </FormPage>
  );
}

/** When the chosen tariffs start. [SWITCH-01] */
export function StartDatePage() {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const chosen = useChosenTariffs();
  const [tariff, ...more] = chosen.tariffs ?? [];
  const facts = tariff && enrolment ? factsWith(tariff, clientFacts(enrolment, runtime)) : null;
  const isOpen = facts !== null && isAvailable('energy-switch', facts);
  const questions = useStartDateQuestions(isOpen && tariff ? tariff : null);
  // Outlives the form, which starts again for other tariffs.
  const confirm = useConfirmStartDate();
  const error = tariff ? questions.error : chosen.error;

  if (chosen.missing || (error !== undefined && problemOf(error).code === 'TARIFF_MISSING'))
    return <GoTo step="energy-list" label={texts.opening} />;
  if (facts && !isOpen) return <GoTo step={nextStep('energy-switch', facts)} label={texts.opening} />;
  if (tariff && questions.data)
    return (
      <StartDate key={tariffKey(tariff)} tariffs={[tariff, ...more]} questions={questions.data} confirm={confirm} />
    );
  if (error === undefined) return <FullPageSpinner label={texts.loading} detail="" />;
  return (
    <Page title={texts.title} brandName={runtime.brand.name}>
      <FailedPanel
        title={texts.failedTitle}
        onRetry={() => (tariff ? void questions.mutate() : chosen.retry())}
        retrying={chosen.retrying || questions.isValidating}
      >
        {problemOf(error).title}
      </FailedPanel>
    </Page>
  );
}
