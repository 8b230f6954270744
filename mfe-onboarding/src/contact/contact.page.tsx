import { pathOf, personLabels, type OnboardingJourney } from '@home-move/contract';
import { FormPage, FormTextField, schemaResolver, useRuntime } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { JourneyStep } from '../journey/journey-step';
import { journeyTexts } from '../journey/journey.texts';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../parts/save-state';
import { forgetDraft, useDraftedValues, useDraftKeeping } from '../state/draft';
import { contactForm, knownContact, type Contact } from './contact.form';
import { contactTexts as texts } from './contact.texts';
import { useSaveContact } from './save-contact';

function ContactStep({ journey }: { readonly journey: OnboardingJourney }) {
  const runtime = useRuntime();
  const { brand, storage } = runtime;
  const save = useSaveContact(journey);
  const known = knownContact(journey);
  const form = useForm<Contact, unknown, Contact>({
    resolver: schemaResolver(contactForm),
    defaultValues: useDraftedValues('journeyContact', known),
  });
  useDraftKeeping('journeyContact', form);
  const { submit, problem, isWaiting } = useStepForm(form, async (contact: Contact) => {
    await save(contact);
    forgetDraft(storage, 'journeyContact');
    runtime.navigate(pathOf('onboarding-code'));
  });

  return (
    <FormPage
      title={texts.heading}
      brandName={brand.name}
      back={{ onClick: () => runtime.back(pathOf('onboarding-address')) }}
      lede={texts.lede}
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={journeyTexts.saving}
      problem={problem}
      submitLabel={journeyTexts.next}
      after={<SaveState form={form} saved={known} isWaiting={isWaiting} />}
    >
      <FormTextField
        control={form.control}
        name="emailAddress"
        label={personLabels.emailAddress}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
      />
      <FormTextField
        control={form.control}
        name="contactNumber"
        label={personLabels.contactNumber}
        hint={texts.mobileHint}
        type="tel"
        width="20"
        autoComplete="tel-national"
      />
    </FormPage>
  );
}

/** Where the mover is reached; what the partner sent stands there already. [ROUTE-24] */
export function ContactPage() {
  return <JourneyStep step="onboarding-contact">{({ journey }) => <ContactStep journey={journey} />}</JourneyStep>;
}
