import { londonToday, pathOf, personLabels, titles } from '@home-move/contract';
import {
  Aside,
  FormDateField,
  FormPage,
  FormSelect,
  FormTextField,
  schemaResolver,
  Text,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField, MobileField } from '../contact/contact-fields';
import { LateNewPassword } from '../journey/late-pages';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../parts/save-state';
import { useSeenVersion } from '../parts/use-seen-version';
import { forgetDraft, saveDraft, useDraftedValues, useDraftKeeping } from '../state/draft';
import {
  knownPersonalDetails,
  personalDetailsForm,
  type PersonalDetailsValues,
  type TypedPersonalDetails,
} from './personal-details.form';
import { beginEnrolment, savePerson } from './personal-details.queries';
import { personalDetailsTexts as texts } from './personal-details.texts';

const titleOptions = titles.map((title) => ({ value: title, label: title }));

function ledeOf(isUnpopulated: boolean, asksPassword: boolean): string {
  if (!isUnpopulated) return texts.lede;
  return asksPassword ? texts.unpopulated.lede : texts.unpopulated.ledeForAgent;
}

interface PersonalDetailsPageProps {
  /** A link without details behind it led here. [ROUTE-19] */
  readonly byBareLink?: boolean;
}

export function PersonalDetailsPage({ byBareLink = false }: PersonalDetailsPageProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  // The heading must not change while the page is still there and the saved enrolment is not unpopulated any more.
  const [isUnpopulated] = useState(byBareLink || enrolment?.isUnpopulated === true);
  // A password is the mover's own to choose, never an agent's.
  const asksPassword = isUnpopulated && runtime.portal === 'tenant';
  const today = londonToday(runtime.clock.now());
  const known = knownPersonalDetails(enrolment);
  const form = useForm<TypedPersonalDetails, unknown, PersonalDetailsValues>({
    resolver: schemaResolver(personalDetailsForm({ today, asksPassword })),
    defaultValues: useDraftedValues('personalDetails', known),
  });
  useDraftKeeping('personalDetails', form);
  const personal = useSeenVersion(enrolment);
  const contact = useSeenVersion(enrolment);

  const { submit, problem, isWaiting } = useStepForm(form, async (person: PersonalDetailsValues) => {
    await beginEnrolment(runtime);
    // A new enrolment empties the journeys' storage; what is typed must outlive a failure of the next calls.
    saveDraft(runtime.storage, 'personalDetails', form.getValues());
    await savePerson(runtime, person, { isUnpopulated, personal, contact });
    forgetDraft(runtime.storage, 'personalDetails');
    runtime.navigate(pathOf('moving-details'));
  });

  return (
    <FormPage
      title={isUnpopulated ? texts.unpopulated.heading : texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back('/') }}
      lede={ledeOf(isUnpopulated, asksPassword)}
      aside={
        <Aside title={texts.useOfDetails.title}>
          <Text muted>{texts.useOfDetails.text}</Text>
        </Aside>
      }
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={texts.saving}
      problem={problem}
      submitLabel={texts.next}
      after={<SaveState form={form} saved={known} isWaiting={isWaiting} />}
    >
      <FormSelect
        control={form.control}
        name="title"
        label={personLabels.title}
        placeholder={texts.chooseTitle}
        options={titleOptions}
        width="12"
        autoComplete="honorific-prefix"
      />
      <FormTextField control={form.control} name="firstName" label={personLabels.firstName} autoComplete="given-name" />
      <FormTextField control={form.control} name="surname" label={personLabels.surname} autoComplete="family-name" />
      <FormDateField
        control={form.control}
        name="dateOfBirth"
        legend={personLabels.dateOfBirth}
        hint={texts.birthHint}
        autoComplete="bday"
      />
      <MobileField control={form.control} name="contactNumber" />
      <EmailField control={form.control} name="emailAddress" />
      {asksPassword && <LateNewPassword control={form.control} />}
    </FormPage>
  );
}
