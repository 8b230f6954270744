import type { OnboardingJourney } from '@home-move/contract';
import { FormPage, schemaResolver, useRuntime, type BackLink } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { journeyTexts } from '../journey/journey.texts';
import { useSaveStep, type Step } from '../journey/save-step';
import { useStepForm } from '../journey/step-form';
import { addressSave } from '../parts/address-save';
import { SaveState } from '../parts/save-state';
import { forgetDraft, useDraftedValues, useDraftKeeping } from '../state/draft';
import { homeForm, knownHome, type Home, type TypedHome } from './home.form';
import { HomeFields } from './home-fields';
import { useHomeSearch } from './home-search.queries';

interface HomePageProps {
  readonly journey: OnboardingJourney;
  readonly title: string;
  readonly lede?: string;
  readonly back?: BackLink;
  readonly submitLabel: string;
  /** `isNew`: it is another address than before. */
  readonly onDone: (journey: OnboardingJourney, isNew: boolean) => Promise<void>;
}

/** [ONB-25, ONB-26] */
function stepOf(home: Home, line: string | undefined): Step {
  if (home.entry === 'lookup')
    return {
      isManualAddress: false,
      address: home.address,
      ...(line !== undefined && { addressHumanReadable: line }),
    };
  const { entry: _entry, ...lines } = home;
  return { isManualAddress: true, ...lines };
}

/** A page that asks for the new home: the step of the journey, and its edit screen. */
export function HomePage({ journey, title, lede, back, submitLabel, onDone }: HomePageProps) {
  const runtime = useRuntime();
  const { brand, storage } = runtime;
  const save = useSaveStep(journey);
  const search = useHomeSearch(journey, save);
  const lookedUp = { postcode: search.searched, count: search.options?.length ?? 0 };
  const known = knownHome(journey);
  const form = useForm<TypedHome, unknown, Home>({
    resolver: schemaResolver(homeForm(lookedUp)),
    defaultValues: useDraftedValues('journeyAddress', known),
  });
  useDraftKeeping('journeyAddress', form);

  const { submit, problem, isWaiting } = useStepForm(form, async (home: Home) => {
    // Saving the same address anew would make its supply be looked up again, for nothing.
    const isNew = home.entry === 'manual' || journey.isManualAddress || home.address !== journey.address;
    const line = search.options?.find(({ addressKey }) => home.entry === 'lookup' && addressKey === home.address);
    const saved = isNew ? await addressSave(runtime, () => save(stepOf(home, line?.simpleAddress))) : journey;
    forgetDraft(storage, 'journeyAddress');
    await onDone(saved, isNew);
  });
  const isThin = problem?.code === 'GSP_NOT_FOUND';

  return (
    <FormPage
      title={title}
      brandName={brand.name}
      back={back}
      lede={lede}
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={journeyTexts.saving}
      problem={isThin ? null : problem}
      submitLabel={submitLabel}
      after={<SaveState form={form} saved={known} isWaiting={isWaiting} />}
    >
      <HomeFields form={form} search={search} thin={isThin ? problem.title : null} />
    </FormPage>
  );
}
