import {
  contactNumberSchema,
  emailAddressSchema,
  enrolmentEndpoints,
  pathOf,
  personLabels,
  type Enrolment,
} from '@home-move/contract';
import { FormPage, FormTextField, GoTo, schemaResolver, useEnrolment, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { journeyTexts } from '../journey/journey.texts';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../parts/save-state';
import { forgetDraft, useDraftedValues, useDraftKeeping } from '../state/draft';
import { contactDetailsTexts as texts } from './contact-details.texts';
import { asksContactAlone, knownContact } from './known-details';

const contactForm = z.object({ contactNumber: contactNumberSchema, emailAddress: emailAddressSchema });
type Contact = z.infer<typeof contactForm>;

function ContactForm({ enrolment }: { readonly enrolment: Enrolment }) {
  const runtime = useRuntime();
  const { brand, http, storage } = runtime;
  const known = knownContact(enrolment);
  const form = useForm<Contact, unknown, Contact>({
    resolver: schemaResolver(contactForm),
    defaultValues: useDraftedValues('pendingContact', known),
  });
  useDraftKeeping('pendingContact', form);
  const { submit, problem, isWaiting } = useStepForm(form, async (contact: Contact) => {
    runtime.enrolment.accept(await http.send(enrolmentEndpoints.saveContactDetails, { body: contact }));
    forgetDraft(storage, 'pendingContact');
    runtime.navigate(pathOf('moving-details'));
  });

  return (
    <FormPage
      title={texts.heading}
      brandName={brand.name}
      back={{ onClick: () => runtime.back(pathOf('pending-confirm-details')) }}
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
        name="contactNumber"
        label={personLabels.contactNumber}
        hint={texts.mobileHint}
        type="tel"
        width="20"
        autoComplete="tel-national"
      />
      <FormTextField
        control={form.control}
        name="emailAddress"
        label={personLabels.emailAddress}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
      />
    </FormPage>
  );
}

/** Email and mobile alone, of somebody whose personal details are there; everybody else gives all of it. [ROUTE-21] */
export function ContactDetailsPage() {
  const enrolment = useEnrolment();
  // Judged once: saving leaves the page by its own way.
  const [known] = useState(enrolment);
  if (known && asksContactAlone(known)) return <ContactForm enrolment={known} />;
  return <GoTo step="personal-details" words={journeyTexts.opening} />;
}
