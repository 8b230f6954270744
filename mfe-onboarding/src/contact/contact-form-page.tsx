import { clearDraft, FormPage, schemaResolver, useDraftValues, useRuntime, useSaveDraft } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { journeyTexts } from '../journey/journey.texts';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../journey/save-state';
import { EmailField, MobileField } from './contact-fields';
import type { Contact } from './contact.form';

const texts = {
  heading: 'How can we reach you?',
  ledes: {
    journeyContact: 'We send your confirmation and a code to check that it is you.',
    pendingContact: 'This is all we still need to know about you.',
  },
} as const;

interface ContactFormPageProps {
  readonly draft: keyof typeof texts.ledes;
  /** The rules, with the messages of the page. */
  readonly schema: z.ZodMiniType<Contact>;
  readonly saved: Contact;
  readonly save: (contact: Contact) => Promise<unknown>;
  readonly previousPath: string;
  readonly nextPath: string;
}

/** A page with only the contact fields. */
export function ContactFormPage({ draft, schema, saved, save, previousPath, nextPath }: ContactFormPageProps) {
  const runtime = useRuntime();
  const form = useForm<Contact, unknown, Contact>({
    resolver: schemaResolver(schema),
    defaultValues: useDraftValues(draft, saved),
  });
  useSaveDraft(draft, form);
  const { submit, problem, isWaiting } = useStepForm(form, async (contact: Contact) => {
    await save(contact);
    clearDraft(runtime.storage, draft);
    runtime.navigate(nextPath);
  });
  return (
    <FormPage
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(previousPath) }}
      lede={texts.ledes[draft]}
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={journeyTexts.saving}
      problem={problem}
      submitLabel={journeyTexts.next}
      after={<SaveState form={form} saved={saved} isWaiting={isWaiting} />}
    >
      <EmailField control={form.control} name="emailAddress" />
      <MobileField control={form.control} name="contactNumber" />
    </FormPage>
  );
}
