import {
  energyEndpoints,
  noQuoteAdvice,
  nextStep,
  noQuoteReason,
  problemOf,
  type EnergyJourney,
  type EnergyUsage,
  type SupplyFacts,
} from '@home-move/contract';
import {
  clearDraft,
  FailedPanel,
  FormPage,
  FullPageSpinner,
  Lazy,
  lazyModule,
  Notice,
  Page,
  useBack,
  useDraftValues,
  useEnrolment,
  useRuntime,
  useSaveDraft,
  YourMove,
} from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EnergyUnavailable } from '../gate/energy-unavailable';
import { useEnergyAction } from '../selection/energy-action';
import { pathTo } from '../selection/step-path';
import { ContinueWithoutEnergy, NoThanksToEnergy } from '../skip/skip-energy';
import { clearSelectionAtom } from '../state/stored-selection';
import type { MeterFields } from './meter-fields';
import { UsageFields } from './usage-fields';
import { answeredFuels, knownMeters, usageDefaults, usageResolver, type UsageForm } from './usage.form';
import { useEnergyJourney } from './usage.queries';
import { describePrepay, usageTexts as texts } from './usage.texts';

const draftKey = 'usage';

/** Shown below the first answer. */
const outcome = lazyModule(() => import('./usage-outcome'));

/** Only for a home whose meters the register does not list. */
const meterFields = lazyModule(() => import('./meter-fields'));

/** Only for mixed meters, once one fuel is set up. */
const settledPage = lazyModule(() => import('./usage-settled'));

interface UsageQuestionsProps {
  readonly supply: SupplyFacts;
  readonly journey: EnergyJourney;
  readonly onSaved: ReturnType<typeof useEnergyJourney>['onSaved'];
  /** The questions about the meters, where the register does not list them. */
  readonly MeterFields?: typeof MeterFields;
}

function UsageQuestions({ supply, journey, onSaved, MeterFields: Meters }: UsageQuestionsProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const back = useBack();
  const clearSelection = useSetAtom(clearSelectionAtom);
  const listedFuels = supply.fuelType ?? 'Dual';
  const form = useForm<UsageForm, unknown, EnergyUsage>({
    resolver: usageResolver(listedFuels, Meters !== undefined),
    defaultValues: {
      ...useDraftValues(draftKey, usageDefaults(journey.propertyUsage.usageInfo), ['propertyType', 'numberOfPeople']),
      ...(Meters ? {} : knownMeters(supply, journey)),
    },
  });
  useSaveDraft(draftKey, form);
  useEffect(() => outcome.preload(), []);
  const values = useWatch({ control: form.control });
  const fuelType = Meters ? answeredFuels(values) : listedFuels;
  const submit = useEnergyAction(async (body: EnergyUsage) => {
    await onSaved(await runtime.http.send(energyEndpoints.saveUsage, { body }));
    clearDraft(runtime.storage, draftKey);
    clearSelection();
    runtime.navigate(pathTo((facts) => nextStep('energy-usage', facts), runtime));
  });

  return (
    <FormPage
      title={texts.title}
      lede={texts.lede}
      brandName={runtime.brand.name}
      back={{ onClick: back }}
      aside={enrolment && <YourMove enrolment={enrolment} />}
      form={form}
      onSubmit={submit.run}
      busy={submit.busy}
      problem={submit.problem}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      secondary={<NoThanksToEnergy plain />}
      notices={
        <>
          {!supply.isMeterInfoValid && (
            <Notice kind="info" still>
              {texts.meterMissing}
            </Notice>
          )}
          {values.prepay === 'Y' && (
            <Notice kind="info" still>
              {describePrepay(supply)}
            </Notice>
          )}
        </>
      }
    >
      {Meters && <Meters control={form.control} />}
      <UsageFields control={form.control} values={values} fuelType={fuelType} />
      {values.knownUsage && (
        <Lazy module={outcome}>
          {({ UsageOutcome }) => (
            <UsageOutcome
              control={form.control}
              values={values}
              fuelType={fuelType}
              saved={journey.propertyUsage.usageInfo}
            />
          )}
        </Lazy>
      )}
    </FormPage>
  );
}

/** How much energy the home will use; quotes are based on it. [USAGE-01] */
export function UsagePage() {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const { supply, journey, error, retrying, retry, onSaved } = useEnergyJourney();
  const [settled] = enrolment?.fuelsSetUp ?? [];
  const loading = <FullPageSpinner label={texts.loading} />;

  if (settled)
    return (
      <Lazy module={settledPage} loading={loading}>
        {({ UsageSettled }) => <UsageSettled fuel={settled} />}
      </Lazy>
    );

  if (error !== undefined && !(supply && journey))
    return (
      <Page title={texts.title} brandName={runtime.brand.name}>
        <FailedPanel
          title={texts.failedTitle}
          onRetry={() => void retry()}
          retrying={retrying}
          alternatives={<ContinueWithoutEnergy />}
        >
          <p>{problemOf(error).title}</p>
          <p>{texts.failedMore}</p>
        </FailedPanel>
      </Page>
    );
  if (!supply || !journey) return loading;
  const home = { postcode: enrolment?.postcode ?? null, supplyStatus: supply.supplyStatus };
  const reason = noQuoteReason(home);
  if (reason !== null) {
    const elsewhere = { advice: noQuoteAdvice(home), postcode: home.postcode };
    return <EnergyUnavailable reason={reason} elsewhere={elsewhere} />;
  }
  const questions = { supply, journey, onSaved };
  if (journey.propertyUsage.knownMeterDetails) return <UsageQuestions {...questions} />;
  return (
    <Lazy module={meterFields} loading={loading}>
      {({ MeterFields }) => <UsageQuestions {...questions} MeterFields={MeterFields} />}
    </Lazy>
  );
}
