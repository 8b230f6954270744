import { isInNorthernIreland, pathOf, problemOf, type Enrolment } from '@home-move/contract';
import {
  Actions,
  Button,
  clearDraft,
  FailedPanel,
  FormPage,
  Notice,
  SkeletonCards,
  Stack,
  useAction,
  useBack,
  useDraftValues,
  useRuntime,
  useSaveDraft,
  YourMove,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { CouncilCard } from './council-card';
import { goToNextStep, nextOpenStep, type CouncilStep } from './council-step';
import {
  servicesWithQuestion,
  toChoices,
  councilResolver,
  formDefaults,
  hasCombinedCard,
  isServiceOffered,
  localServices,
  type CouncilForm,
} from './council-water.form';
import { saveChoices, useCouncilServices } from './council-water.queries';
import { councilWaterTexts as texts } from './council-water.texts';
import { WaterCard } from './water-card';

interface CouncilWaterPageProps {
  readonly step: CouncilStep;
  readonly enrolment: Enrolment;
}

/** Shared by both steps, which ask the same. */
const draftKey = 'council';

type LookUp = ReturnType<typeof useCouncilServices>;

function titleOf(enrolment: Enrolment): string {
  const offered = localServices.filter((service) => isServiceOffered(enrolment, service));
  const [only] = offered.length === 1 ? offered : [];
  if (isInNorthernIreland(enrolment.postcode) && only !== 'water') return texts.title[only ? 'rates' : 'ratesAndWater'];
  return texts.title[only ?? 'both'];
}

/** Shown instead of the questions: the address is missing, or the look-up is pending or failed. */
function LookUpProgress({ step, enrolment, lookUp }: CouncilWaterPageProps & { readonly lookUp: LookUp }) {
  const runtime = useRuntime();
  const nextStep = nextOpenStep(runtime, step, enrolment);
  if (!enrolment.address)
    return (
      <>
        <Notice kind="warning" still>
          <p>{texts.noAddress}</p>
        </Notice>
        <Actions>
          <Button variant="primary" onClick={() => runtime.navigate(pathOf('moving-details'))}>
            {texts.addAddress}
          </Button>
        </Actions>
      </>
    );
  if (lookUp.error === undefined) return <SkeletonCards label={texts.loading} />;
  return (
    <FailedPanel
      title={texts.failedTitle}
      onRetry={() => void lookUp.mutate()}
      retrying={lookUp.isValidating}
      alternatives={nextStep && <Button onClick={() => runtime.navigate(pathOf(nextStep))}>{texts.later}</Button>}
    >
      <p>{problemOf(lookUp.error).title}</p>
      <p>{texts.failedHint}</p>
    </FailedPanel>
  );
}

/** The council and water companies, with a choice for each. [COUNCIL-01, COUNCIL-02] */
export function CouncilWaterPage({ step, enrolment }: CouncilWaterPageProps) {
  const runtime = useRuntime();
  const back = useBack();
  const lookUp = useCouncilServices(enrolment);
  const services = lookUp.data;
  const form = useForm<CouncilForm, unknown, CouncilForm>({
    resolver: councilResolver(services ? servicesWithQuestion(enrolment, services) : []),
    defaultValues: useDraftValues(draftKey, formDefaults(enrolment)),
  });
  useSaveDraft(draftKey, form);
  const { run, busy, problem } = useAction(async (answers: CouncilForm) => {
    if (!services) return;
    const choices = { ...toChoices(enrolment, services, answers), version: enrolment.version };
    const saved = await saveChoices(runtime, choices, services);
    clearDraft(runtime.storage, draftKey);
    goToNextStep(runtime, step, saved);
  });
  const cards = services && { enrolment, services, control: form.control };
  const isMandatory = enrolment.councilIsMandatory || enrolment.waterIsMandatory;
  // Also during the look-up, so that its result moves nothing.
  const isLookingUp = enrolment.address !== null && lookUp.error === undefined;
  const hasLede = services ? services.council !== null || services.water !== null : isLookingUp;

  // One page for the look-up and its result: Back stays the same element while it is pressed.
  return (
    <FormPage
      title={titleOf(enrolment)}
      lede={hasLede && (isMandatory ? texts.lede.mandatory : texts.lede.self)}
      brandName={runtime.brand.name}
      back={{ onClick: back }}
      aside={enrolment.address && <YourMove enrolment={enrolment} />}
      width="full"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.submitting}
      problem={problem}
      submitLabel={cards && texts.submit}
    >
      {cards ? (
        <Stack gap={5}>
          {isServiceOffered(enrolment, 'council') && <CouncilCard {...cards} />}
          {isServiceOffered(enrolment, 'water') && !hasCombinedCard(enrolment, cards.services) && (
            <WaterCard {...cards} />
          )}
        </Stack>
      ) : (
        <LookUpProgress step={step} enrolment={enrolment} lookUp={lookUp} />
      )}
    </FormPage>
  );
}
