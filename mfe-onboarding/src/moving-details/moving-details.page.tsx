import { addDays, isOffered, londonToday, problemOf, type Enrolment } from '@home-move/contract';
import {
  Aside,
  clearDraft,
  formatTypedDate,
  FormDateField,
  FormPage,
  FullPageSpinner,
  Heading,
  saveDraft,
  schemaResolver,
  Section,
  Stack,
  Text,
  useDraftValues,
  useEnrolment,
  useRuntime,
  useSaveDraft,
} from '@home-move/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { journeyTexts } from '../journey/journey.texts';
import { prefilledTexts } from '../journey/prefill';
import { splitAddress } from '../new-home/address-lines';
import { useAddressSearch } from '../new-home/new-home.queries';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../journey/save-state';
import {
  prefilledMovingDetails,
  savedMovingDetails,
  movingDetailsForm,
  type MovingDetails,
  type TypedMovingDetails,
} from './moving-details.form';
import { useResidentialStatuses, useSaveMovingDetails } from './moving-details.queries';
import { useIsConfirmedMove } from './confirmed-move';
import { MovingAddress } from './moving-address';
import { movingDetailsTexts as texts } from './moving-details.texts';
import { pathAfterMovingDetails } from './next-step';
import { ResidentialStatusField } from './residential-status-field';
import { servicesWithoutDate } from './services-without-date';
import { UndoneByMove } from './undone-by-move';
import { UnknownDateCheckbox } from './unknown-date-checkbox';
import { useFrameBack } from './use-frame-back';
import { usePrefilledAddress } from './use-prefilled-address';
import { useUnknownDate } from './use-unknown-date';

function MovingDetailsForm({ enrolment }: { readonly enrolment: Enrolment }) {
  const runtime = useRuntime();
  const { storage } = runtime;
  // Agents get the date on the phone. [MOVE-04]
  const canBeUnknown = runtime.portal === 'tenant';
  const today = londonToday(runtime.clock.now());
  const statuses = useResidentialStatuses();
  const saved = savedMovingDetails(enrolment);
  const prefilled = prefilledTexts(storage);
  const prefilledPostcode = saved.address.postcode === '' ? prefilled('address', 'postcode') : '';
  const initialPostcode = enrolment.address?.postcode ?? (prefilledPostcode || null);
  const search = useAddressSearch(enrolment.address?.manualAddress ? null : initialPostcode);
  const searchOutcome = { postcode: search.searched, count: search.options?.length ?? 0 };
  const draft = useDraftValues('movingDetails', prefilledMovingDetails(saved, prefilled));
  const form = useForm<TypedMovingDetails, unknown, MovingDetails>({
    resolver: schemaResolver(
      movingDetailsForm({
        today,
        limits: runtime.config.moveIn,
        requiresStatus: statuses.data?.length !== 0,
        searchOutcome,
      }),
    ),
    // A date that was saved elsewhere since then wins.
    defaultValues: { ...draft, unknownMoveInDate: draft.unknownMoveInDate && enrolment.moveInDate === null },
  });
  useSaveDraft('movingDetails', form);
  usePrefilledAddress(form, search.options);
  const { save, dateSave } = useSaveMovingDetails(enrolment);
  const unknownDate = useUnknownDate(form, dateSave.accept);
  const isUnknown = unknownDate.isUnknown || unknownDate.isSaving;
  const meanwhile = servicesWithoutDate(enrolment);
  const isOpen = !unknownDate.isUnknown || meanwhile.length > 0;
  // In place of Next. [MOVE-08]
  const labelWithoutDate = unknownDate.isUnknown && isOpen ? texts.unknown.withoutDate : undefined;
  const back = useFrameBack();

  /** Shows manual entry, filled from the chosen address. */
  function enterManually() {
    const { address } = form.getValues();
    const chosen = search.options?.find(({ addressKey }) => addressKey === address.addressKey);
    if (!chosen) return form.setValue('address.entry', 'manual');
    const { houseNameOrNumber, street, secondLine, town } = splitAddress(chosen.simpleAddress, address.postcode);
    const lines = { houseNameOrNumber, addressLine1: street, addressLine2: secondLine, cityTown: town };
    form.setValue('address', { ...address, ...lines, entry: 'manual' });
  }

  const { submit, problem, isWaiting } = useStepForm(form, async (details: MovingDetails) => {
    const moved = await save(details).catch((error: unknown) => {
      // [ADDR-18]
      if (problemOf(error).code === 'GSP_NOT_FOUND') enterManually();
      throw error;
    });
    clearDraft(storage, 'movingDetails');
    // Back finds the box ticked.
    if (details.unknownMoveInDate) saveDraft(storage, 'movingDetails', { unknownMoveInDate: true });
    clearDraft(storage, 'searchedPostcode');
    runtime.navigate(pathAfterMovingDetails(moved, runtime));
  });

  return (
    <FormPage
      title={texts.heading}
      brandName={runtime.brand.name}
      back={back}
      aside={
        <Aside title={texts.unsure.title}>
          <Text muted>
            {texts.unsure.text} {canBeUnknown && texts.unsure.orTick}
          </Text>
        </Aside>
      }
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={texts.saving}
      problem={problem}
      submitLabel={isUnknown ? labelWithoutDate : texts.next}
      after={
        isOpen && (
          <SaveState form={form} saved={{ ...saved, unknownMoveInDate: unknownDate.isUnknown }} isWaiting={isWaiting} />
        )
      }
    >
      <Stack>
        <FormDateField
          control={form.control}
          name="moveInDate"
          legend={texts.moveInDate}
          hint={texts.moveInDateHint(formatTypedDate(addDays(today, 7)))}
          disabled={isUnknown}
        />
        {canBeUnknown && <UnknownDateCheckbox {...unknownDate} enrolment={enrolment} today={today} />}
      </Stack>
      {isOpen && (
        <>
          {unknownDate.isUnknown && (
            <div>
              <Heading level={2}>{texts.unknown.meanwhile}</Heading>
              <Text>{texts.unknown.openServices(meanwhile, isOffered(enrolment.energyOfferedStatus))}</Text>
            </div>
          )}
          <ResidentialStatusField control={form.control} statuses={statuses} />
          <MovingAddress form={form} search={search} />
          <UndoneByMove control={form.control} enrolment={enrolment} today={today} />
          <Section>
            <Text size="sm" muted>
              {texts.consent}
            </Text>
          </Section>
        </>
      )}
    </FormPage>
  );
}

/** The new home. Movers who have just confirmed it behind a partner's link go straight on. [MOVE-01, MOVE-10] */
export function MovingDetailsPage() {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const isConfirmed = useIsConfirmedMove(enrolment);
  const next = isConfirmed && enrolment ? pathAfterMovingDetails(enrolment, runtime) : null;
  // Not replaced: Back from the next page leads here.
  useEffect(() => {
    if (next !== null) runtime.navigate(next);
  }, [runtime, next]);
  if (next !== null) return <FullPageSpinner label={journeyTexts.opening} detail="" />;
  return enrolment ? <MovingDetailsForm enrolment={enrolment} /> : <FullPageSpinner />;
}
