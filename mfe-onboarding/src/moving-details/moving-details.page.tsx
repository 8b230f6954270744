import {
  addDays,
  clientFacts,
  londonToday,
  nextPage,
  pathOf,
  problemOf,
  toDateParts,
  type StepId,
} from '@home-move/contract';
import {
  Aside,
  FormDateField,
  FormPage,
  schemaResolver,
  Section,
  Text,
  useAction,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { forgetDraft, useDraftedValues, useDraftKeeping } from '../state/draft';
import { useAddressSearch } from './address/address-lookup.queries';
import { HomeAddress } from './address/home-address';
import {
  knownMovingDetails,
  movingDetailsForm,
  type MovingDetails,
  type TypedMovingDetails,
} from './moving-details.form';
import { saveMovingDetails, useResidentialStatuses } from './moving-details.queries';
import { movingDetailsTexts as texts } from './moving-details.texts';
import { ResidentialStatusField } from './residential-status-field';

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

export function MovingDetailsPage() {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const today = londonToday(runtime.clock.now());
  const statuses = useResidentialStatuses();
  const defaultValues = useDraftedValues('movingDetails', knownMovingDetails(enrolment));
  const known = enrolment?.address?.manualAddress ? null : (enrolment?.address?.postcode ?? null);
  const search = useAddressSearch(known);
  const lookedUp = { postcode: search.searched, count: search.options?.length ?? 0 };
  const form = useForm<TypedMovingDetails, unknown, MovingDetails>({
    resolver: schemaResolver(
      movingDetailsForm({ today, limits: runtime.config.moveIn, asksStatus: statuses.data?.length !== 0, lookedUp }),
    ),
    defaultValues,
  });
  useDraftKeeping('movingDetails', form);

  const { run: submit, problem } = useAction(async (details: MovingDetails) => {
    const saved = await saveMovingDetails(runtime, details).catch((error: unknown) => {
      // [ADDR-18]
      if (problemOf(error).code === 'GSP_NOT_FOUND') form.setValue('address.entry', 'manual');
      throw error;
    });
    forgetDraft(runtime.storage, 'movingDetails');
    forgetDraft(runtime.storage, 'searchedPostcode');
    runtime.navigate(pathOf(nextPage(onwards, clientFacts(saved, runtime))));
  });

  return (
    <FormPage
      title={texts.heading}
      brandName={runtime.brand.name}
      aside={
        <Aside title={texts.unsure.title}>
          <Text muted>{texts.unsure.text}</Text>
        </Aside>
      }
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={texts.saving}
      problem={problem}
      submitLabel={texts.next}
    >
      <FormDateField
        control={form.control}
        name="moveInDate"
        legend={texts.moveInDate}
        hint={texts.moveInDateHint(exampleDate(today))}
      />
      <ResidentialStatusField form={form} statuses={statuses} />
      <HomeAddress form={form} search={search} />
      <Section>
        <Text size="sm" muted>
          {texts.consent}
        </Text>
      </Section>
    </FormPage>
  );
}
