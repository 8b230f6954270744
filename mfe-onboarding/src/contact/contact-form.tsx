import { FormPage, schemaResolver, useRuntime } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { journeyTexts } from '../journey/journey.texts';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../parts/save-state';
import { forgetDraft, useDraftedValues, useDraftKeeping } from '../state/draft';
import { EmailField, MobileField } from './contact-fields';
import { contactTexts as texts } from './contact.texts';
import type { Contact } from './known-contact';

interface ContactFormProps {
  readonly draft: keyof typeof texts.ledes;
  /** The rules, with the messages of this page. */
  readonly schema: z.ZodMiniType<Contact>;
  readonly known: Contact;
  readonly save: (contact: Contact) => Promise<unknown>;
  /** Paths of the pages around this one. */
  readonly before: string;
  readonly next: string;
}

/** A page that asks how to reach somebody, and nothing else. */
export function ContactForm({ draft, schema, known, save, before, next }: ContactFormProps) {
  const runtime = useRuntime();
  const form = useForm<Contact, unknown, Contact>({
    resolver: schemaResolver(schema),
    defaultValues: useDraftedValues(draft, known),
  });
  useDraftKeeping(draft, form);
  const { submit, problem, isWaiting } = useStepForm(form, async (contact: Contact) => {
    await save(contact);
    forgetDraft(runtime.storage, draft);
    runtime.navigate(next);
  });
  return (
    <FormPage
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(before) }}
      lede={texts.ledes[draft]}
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={journeyTexts.saving}
      problem={problem}
      submitLabel={journeyTexts.next}
      after={<SaveState form={form} saved={known} isWaiting={isWaiting} />}
    >
      <EmailField control={form.control} name="emailAddress" />
      <MobileField control={form.control} name="contactNumber" />
    </FormPage>
  );
}
