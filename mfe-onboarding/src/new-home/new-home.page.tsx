import { onboardingMessages, problemOf, type OnboardingJourney } from '@home-move/contract';
import {
  FormPage,
  FormTextField,
  schemaResolver,
  useRuntime,
  type BackLink,
  clearDraft,
  useDraftValues,
  useSaveDraft,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { journeyTexts } from '../journey/journey.texts';
import { SaveState } from '../journey/save-state';
import { useSaveStep, type StepValues } from '../journey/save-step';
import { useStepForm } from '../journey/step-form';
import { splitAddress } from './address-lines';
import { BusinessNotice } from './address-picker';
import { ManualPostcodeField, TownField } from './manual-address';
import { NewHomeFields } from './new-home-fields';
import { newHomeForm, savedNewHome, type NewHome, type TypedNewHome } from './new-home.form';
import { saveOrLogIn, useIsBusiness, useJourneyAddressSearch } from './new-home.queries';
import { newHomeTexts as texts } from './new-home.texts';

interface NewHomePageProps {
  readonly journey: OnboardingJourney;
  readonly title: string;
  readonly lede?: string;
  readonly back?: BackLink;
  readonly submitLabel: string;
  /** `isChanged`: the mover gave an address other than the saved one. */
  readonly onDone: (journey: OnboardingJourney, isChanged: boolean) => Promise<void>;
}

const names = { entry: 'entry', postcode: 'postcode', addressKey: 'address' } as const;
const postcodeMessages = { missing: onboardingMessages.postcodeMissing, invalid: onboardingMessages.postcode };

/** [ONB-25, ONB-26] */
function stepValuesOf(home: NewHome, label: string | undefined): StepValues {
  if (home.entry === 'lookup')
    return {
      isManualAddress: false,
      address: home.address,
      ...(label !== undefined && { addressHumanReadable: label }),
    };
  const { entry: _entry, ...lines } = home;
  return { isManualAddress: true, ...lines };
}

function BusinessCheck({ addressKey }: { readonly addressKey: string }) {
  return useIsBusiness(addressKey) && <BusinessNotice />;
}

/** The form of the journey's address step and of its edit screen. */
export function NewHomePage({ journey, title, lede, back, submitLabel, onDone }: NewHomePageProps) {
  const runtime = useRuntime();
  const { brand, storage } = runtime;
  const save = useSaveStep(journey);
  const search = useJourneyAddressSearch(journey, save);
  const saved = savedNewHome(journey);
  const form = useForm<TypedNewHome, unknown, NewHome>({
    resolver: schemaResolver(newHomeForm({ postcode: search.searched, count: search.options?.length ?? 0 })),
    defaultValues: useDraftValues('journeyAddress', saved),
  });
  useSaveDraft('journeyAddress', form);

  /** [ADDR-18] */
  function fillManualEntry(simpleAddress: string) {
    const { streetLine, secondLine, town } = splitAddress(simpleAddress, form.getValues('postcode'));
    form.setValue('manualAddressStreetOne', streetLine);
    form.setValue('manualAddressStreetTwo', secondLine);
    form.setValue('manualAddressTown', town);
  }

  const { submit, problem, isWaiting } = useStepForm(form, async (home: NewHome) => {
    // Saving the same address again would trigger another lookup of its supply.
    const isChanged = home.entry === 'manual' || journey.isManualAddress || home.address !== journey.address;
    const option = search.options?.find(({ addressKey }) => home.entry === 'lookup' && addressKey === home.address);
    const saveHome = () =>
      save(stepValuesOf(home, option?.simpleAddress)).catch((error: unknown) => {
        if (option && problemOf(error).code === 'GSP_NOT_FOUND') fillManualEntry(option.simpleAddress);
        throw error;
      });
    const updated = isChanged ? await saveOrLogIn(runtime, saveHome) : journey;
    clearDraft(storage, 'journeyAddress');
    await onDone(updated, isChanged);
  });
  const insufficientDetails = problem?.code === 'GSP_NOT_FOUND' ? problem.title : null;

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
      problem={insufficientDetails === null ? problem : null}
      submitLabel={submitLabel}
      after={<SaveState form={form} saved={saved} isWaiting={isWaiting} />}
    >
      <NewHomeFields
        form={form}
        names={names}
        search={search}
        postcodeMessages={postcodeMessages}
        insufficientDetails={insufficientDetails}
        renderNotice={(addressKey) => <BusinessCheck addressKey={addressKey} />}
      >
        <FormTextField
          control={form.control}
          name="manualAddressStreetOne"
          label={texts.street}
          hint={texts.streetHint}
          autoComplete="address-line1"
        />
        <FormTextField
          control={form.control}
          name="manualAddressStreetTwo"
          label={texts.streetTwo}
          optional
          autoComplete="address-line2"
        />
        <TownField control={form.control} name="manualAddressTown" />
        <FormTextField
          control={form.control}
          name="manualAddressCounty"
          label={texts.county}
          width="20"
          autoComplete="address-level1"
        />
        <ManualPostcodeField control={form.control} name="postcode" />
      </NewHomeFields>
    </FormPage>
  );
}
