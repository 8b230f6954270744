import { londonToday, problemOf, type EnergyTariff, type PsrAnswers, type PsrRequest } from '@home-move/contract';
import {
  Aside,
  Button,
  CallFormPage,
  FailedPanel,
  FullPageSpinner,
  GoTo,
  Notice,
  Page,
  registerSheet,
  Text,
  useCustomerEntry,
  useEnrolment,
  useRuntime,
  type CustomerEntry,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { gateTexts } from '../gate/energy-unavailable';
import { suppliersOf, useChosenTariffs } from '../selection/chosen-tariffs';
import { nextPath, previousPath } from '../selection/next-path';
import { memoryDraft, useDraftKey, useKeepTyped, useTyped } from '../state/memory-draft';
import { useReloadDuringCall } from '../state/reload-during-call';
import { PsrFields } from './psr-fields';
import { psrDefaults, psrResolver, type PsrForm } from './psr.form';
import sheet, * as styles from './psr.module.css';
import { usePsrAnswers } from './psr.queries';
import { psrTexts as texts } from './psr.texts';
import { useSaveAnswers } from './save-answers';

registerSheet(sheet);

const psrDraft = memoryDraft<PsrForm>();
/** The search starts again with the page. */
const withoutSearch = (values: PsrForm): PsrForm => ({ ...values, search: '' });

interface PriorityServicesProps {
  readonly tariffs: readonly [EnergyTariff, ...EnergyTariff[]];
  readonly suppliers: readonly string[];
  readonly saved: PsrAnswers;
  readonly onSaved: (answers: PsrAnswers) => Promise<unknown>;
  readonly customerEntry: CustomerEntry;
}

function PriorityServices({ tariffs, suppliers, saved, onSaved, customerEntry }: PriorityServicesProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const [tariff] = tariffs;
  const draftKey = useDraftKey(suppliers);
  const form = useForm<PsrForm, unknown, PsrRequest>({
    resolver: psrResolver(londonToday(runtime.clock.now())),
    defaultValues: useTyped(psrDraft, draftKey) ?? psrDefaults(saved),
  });
  const forgetDraft = useKeepTyped(psrDraft, draftKey, form, withoutSearch);
  const isWithheld = saved.answered && saved.psrOptions === undefined;
  const toPayment = () => runtime.navigate(nextPath('energy-psr', runtime, tariffs));
  const toPrevious = () => runtime.back(previousPath('energy-psr', runtime, tariffs));
  const save = useSaveAnswers(tariff, async (answers) => {
    await onSaved(answers);
    forgetDraft();
  });

  return (
    <CallFormPage
      customerEntry={customerEntry}
      title={texts.title}
      lede={texts.lede}
      brandName={runtime.brand.name}
      back={{ onClick: toPrevious }}
      aside={
        <Aside title={texts.asideTitle}>
          <ul className={styles.benefits}>
            {texts.benefits.map((benefit) => (
              <li key={benefit}>
                <Text as="span" size="sm" muted>
                  {benefit}
                </Text>
              </li>
            ))}
          </ul>
        </Aside>
      }
      form={form}
      onSubmit={save.run}
      busy={save.busy}
      problem={save.problem}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      secondary={<Button onClick={toPrevious}>{texts.back}</Button>}
      notices={
        isWithheld && (
          <Notice kind="info" still>
            <p>
              <b>{texts.agentTitle}</b> {texts.agentInfo}
            </p>
            <Button onClick={toPayment}>{texts.keep}</Button>
          </Notice>
        )
      }
    >
      <PsrFields form={form} suppliers={suppliers} waterCompany={enrolment?.waterBoardName ?? null} />
    </CallFormPage>
  );
}

/** Who at home needs extra help, and who may know. [PSR-01, PSR-02] */
export function PsrPage() {
  const runtime = useRuntime();
  const chosen = useChosenTariffs();
  const [tariff, ...others] = chosen.tariffs ?? [];
  const suppliers = suppliersOf(chosen.tariffs ?? []);
  const answers = usePsrAnswers(tariff ? suppliers : null);
  const customerEntry = useCustomerEntry('health-needs', () => answers.mutate());
  const error = chosen.error ?? answers.error;
  useReloadDuringCall(() => tariff && void answers.mutate());

  if (chosen.missing) return <GoTo step="energy-list" label={gateTexts.opening} />;
  if (tariff && answers.data && !customerEntry.isLoading)
    return (
      <PriorityServices
        tariffs={[tariff, ...others]}
        suppliers={suppliers}
        saved={answers.data}
        onSaved={(saved) => answers.mutate(saved, { revalidate: false })}
        customerEntry={customerEntry}
      />
    );
  if (error === undefined) return <FullPageSpinner label={texts.loading} detail="" />;
  return (
    <Page title={texts.title} brandName={runtime.brand.name}>
      <FailedPanel
        title={texts.failedTitle}
        onRetry={() => (chosen.error === undefined ? void answers.mutate() : chosen.retry())}
        retrying={chosen.retrying || answers.isValidating}
      >
        {problemOf(error).title}
      </FailedPanel>
    </Page>
  );
}
