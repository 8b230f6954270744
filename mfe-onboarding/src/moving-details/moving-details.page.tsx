import {
  addDays,
  clientFacts,
  londonToday,
  nextPage,
  pathOf,
  problemOf,
  toDateParts,
  type Enrolment,
  type StepId,
} from '@home-move/contract';
import {
  Aside,
  FormDateField,
  FormPage,
  FullPageSpinner,
  schemaResolver,
  Section,
  Stack,
  Text,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../parts/save-state';
import { forgetDraft, useDraftedValues, useDraftKeeping } from '../state/draft';
import { useAddressSearch } from './address/address-lookup.queries';
import { HomeAddress } from './address/home-address';
import {
  knownMovingDetails,
  movingDetailsForm,
  type MovingDetails,
  type TypedMovingDetails,
} from './moving-details.form';
import { useResidentialStatuses, useSaveMovingDetails } from './moving-details.queries';
import { movingDetailsTexts as texts } from './moving-details.texts';
import { ResidentialStatusField } from './residential-status-field';
import { UnknownDateBox } from './unknown-date-box';
import { useUnknownDate } from './use-unknown-date';

/** Whoever has answered some of these before comes back to what is left. */
const onwards: readonly StepId[] = [
  'council-services-upfront',
  'product-selection',
  'council-services',
  'energy-usage',
  'broadband-list',
];

/** "27 11 2026": a week from today, as it is typed. */
function exampleDate(today: string): string {
  const { day, month, year } = toDateParts(addDays(today, 7));
  return `${day} ${month} ${year}`;
}

function MovingDetailsForm({ enrolment }: { readonly enrolment: Enrolment }) {
  const runtime = useRuntime();
  const { storage } = runtime;
  // An agent asks for the date on the phone. [MOVE-04]
  const mayBeUnknown = runtime.portal === 'tenant';
  const today = londonToday(runtime.clock.now());
  const statuses = useResidentialStatuses();
  const saved = knownMovingDetails(enrolment);
  const search = useAddressSearch(enrolment.address?.manualAddress ? null : (enrolment.address?.postcode ?? null));
  const lookedUp = { postcode: search.searched, count: search.options?.length ?? 0 };
  const drafted = useDraftedValues('movingDetails', saved);
  const form = useForm<TypedMovingDetails, unknown, MovingDetails>({
    resolver: schemaResolver(
      movingDetailsForm({ today, limits: runtime.config.moveIn, asksStatus: statuses.data?.length !== 0, lookedUp }),
    ),
    // A date given elsewhere since then counts.
    defaultValues: { ...drafted, unknownMoveInDate: drafted.unknownMoveInDate && enrolment.moveInDate === null },
  });
  useDraftKeeping('movingDetails', form);
  const { save, when } = useSaveMovingDetails(enrolment);
  const unknown = useUnknownDate(form, when.take);
  const isUnknown = unknown.isTold || unknown.isTelling;

  const { submit, problem, isWaiting } = useStepForm(form, async (details: MovingDetails) => {
    const moved = await save(details).catch((error: unknown) => {
      // [ADDR-18]
      if (problemOf(error).code === 'GSP_NOT_FOUND') form.setValue('address.entry', 'manual');
      throw error;
    });
    forgetDraft(storage, 'movingDetails');
    forgetDraft(storage, 'searchedPostcode');
    runtime.navigate(pathOf(nextPage(onwards, clientFacts(moved, runtime))));
  });

  return (
    <FormPage
      title={texts.heading}
      brandName={runtime.brand.name}
      aside={
        <Aside title={texts.unsure.title}>
          <Text muted>
            {texts.unsure.text} {mayBeUnknown && texts.unsure.orTick}
          </Text>
        </Aside>
      }
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={texts.saving}
      problem={problem}
      // [MOVE-08]
      submitLabel={isUnknown ? undefined : texts.next}
      after={!unknown.isTold && <SaveState form={form} saved={saved} isWaiting={isWaiting} />}
    >
      <Stack>
        <FormDateField
          control={form.control}
          name="moveInDate"
          legend={texts.moveInDate}
          hint={texts.moveInDateHint(exampleDate(today))}
          disabled={isUnknown}
        />
        {mayBeUnknown && <UnknownDateBox {...unknown} />}
      </Stack>
      {!unknown.isTold && (
        <>
          <ResidentialStatusField form={form} statuses={statuses} />
          <HomeAddress form={form} search={search} />
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

export function MovingDetailsPage() {
  const enrolment = useEnrolment();
  return enrolment ? <MovingDetailsForm enrolment={enrolment} /> : <FullPageSpinner />;
}
