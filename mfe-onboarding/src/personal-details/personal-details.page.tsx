import { londonToday, pathOf, personLabels, titles } from '@home-move/contract';
import {
  Aside,
  clearDraft,
  FormDateField,
  FormPage,
  FormSelect,
  FormTextField,
  Notice,
  PrivacyNote,
  saveDraft,
  schemaResolver,
  Stack,
  Text,
  TextButton,
  useDraftValues,
  useEnrolment,
  useRuntime,
  useSaveDraft,
} from '@home-move/ui';
import { useState, type ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField, MobileField } from '../contact/contact-fields';
import { prefilledTexts } from '../journey/prefill';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../journey/save-state';
import { useVersionedSave } from '../journey/versioned-save';
import type { NewPasswordProps } from './new-password';
import {
  hasPrefilledDetails,
  prefilledPersonalDetails,
  savedPersonalDetails,
  personalDetailsForm,
  type PersonalDetailsValues,
  type TypedPersonalDetails,
} from './personal-details.form';
import { beginEnrolment, savePerson } from './personal-details.queries';
import { personalDetailsTexts as texts } from './personal-details.texts';

const titleOptions = titles.map((title) => ({ value: title, label: title }));

function ledeOf(isUnpopulated: boolean, requiresPassword: boolean): string {
  if (!isUnpopulated) return texts.lede;
  return requiresPassword ? texts.unpopulated.lede : texts.unpopulated.ledeForAgent;
}

interface PersonalDetailsPageProps {
  /** The password field, which only the unpopulated journey has. [PWD-02] */
  readonly NewPassword: ComponentType<NewPasswordProps>;
  /** The mover came by a link without details behind it. [ROUTE-19] */
  readonly isFromUnpopulatedLink?: boolean;
}

export function PersonalDetailsPage({ NewPassword, isFromUnpopulatedLink = false }: PersonalDetailsPageProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  // Kept from the first render: saving populates the enrolment, and the heading must not change before the page leaves.
  // A returning mover only adds missing details, such as an unverified number.
  const [isUnpopulated] = useState(
    isFromUnpopulatedLink || (enrolment?.isUnpopulated === true && enrolment.emailAddress === null),
  );
  // Only the mover chooses a password, never an agent.
  const requiresPassword = isUnpopulated && runtime.portal === 'tenant';
  // Kept from the first render, too.
  const [isNew] = useState(enrolment === null && !isUnpopulated && runtime.portal === 'tenant');
  const prefilled = prefilledTexts(runtime.storage);
  const [isPrefilled] = useState(isNew && hasPrefilledDetails(prefilled));
  const saved = savedPersonalDetails(enrolment);
  const form = useForm<TypedPersonalDetails, unknown, PersonalDetailsValues>({
    resolver: schemaResolver(() => personalDetailsForm({ today: londonToday(runtime.clock.now()), requiresPassword })),
    defaultValues: useDraftValues('personalDetails', prefilledPersonalDetails(saved, prefilled)),
  });
  useSaveDraft('personalDetails', form);
  const personalSave = useVersionedSave(enrolment);
  const contactSave = useVersionedSave(enrolment);

  const { submit, problem, isWaiting } = useStepForm(form, async (person: PersonalDetailsValues) => {
    await beginEnrolment(runtime);
    // A new enrolment clears the journeys' storage, but the draft has to survive a failure of the next calls.
    saveDraft(runtime.storage, 'personalDetails', form.getValues());
    await savePerson(runtime, person, { isUnpopulated, personalSave, contactSave });
    clearDraft(runtime.storage, 'personalDetails');
    runtime.navigate(pathOf('moving-details'));
  });

  return (
    <FormPage
      title={isUnpopulated ? texts.unpopulated.heading : texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back('/') }}
      lede={ledeOf(isUnpopulated, requiresPassword)}
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
      after={<SaveState form={form} saved={saved} isWaiting={isWaiting} />}
    >
      {isPrefilled && (
        <Notice kind="info" still>
          {texts.prefilled(runtime.brand.name)}
        </Notice>
      )}
      {isNew && (
        <Text muted>
          {texts.startedBefore.question}{' '}
          <TextButton onClick={() => runtime.navigate(runtime.session.get().routeConfig.loginPath)}>
            {texts.startedBefore.logIn}
          </TextButton>
          . {texts.startedBefore.mail}
        </Text>
      )}
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
      <Stack gap={2}>
        <FormDateField
          control={form.control}
          name="dateOfBirth"
          legend={personLabels.dateOfBirth}
          hint={texts.birthHint}
          autoComplete="bday"
        />
        <PrivacyNote />
      </Stack>
      <MobileField control={form.control} name="contactNumber" />
      <EmailField control={form.control} name="emailAddress" />
      {requiresPassword && <NewPassword control={form.control} />}
    </FormPage>
  );
}
