import type { Enrolment, OnboardingJourney } from '@home-move/contract';
import { schemaResolver } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { EmailField, MobileField } from '../contact/contact-fields';
import { contactForm } from '../contact/contact.form';
import { contactOfJourney, type Contact } from '../contact/known-contact';
import { useSaveJourneyContact } from '../contact/save-journey-contact';
import { JourneyStep } from '../journey/journey-step';
import { useDraftedValues } from '../state/draft';
import { useEditDone } from './edit-done';
import { EditForm } from './edit-form';

interface EditContactProps {
  readonly field: 'emailAddress' | 'phoneNumber';
}
interface Known {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

const boxes = {
  emailAddress: { name: 'emailAddress', Box: EmailField },
  phoneNumber: { name: 'contactNumber', Box: MobileField },
} as const;

function EditContact({ field, journey, enrolment }: EditContactProps & Known) {
  const { name, Box } = boxes[field];
  const save = useSaveJourneyContact({ journey, enrolment }, [name]);
  const done = useEditDone();
  // The rules are of both; the other one is there, and stays as it is.
  const { contact: saved } = contactOfJourney(journey, enrolment);
  const form = useForm<Contact, unknown, Contact>({
    resolver: schemaResolver(contactForm),
    defaultValues: useDraftedValues(`edit-${field}`, saved),
  });
  const onSave = async (contact: Contact) => {
    await done(await save(contact), field);
  };
  return (
    <EditForm field={field} form={form} saved={saved} onSave={onSave}>
      <Box control={form.control} name={name} />
    </EditForm>
  );
}

/** [ROUTE-26] */
export function EditContactPage({ field }: EditContactProps) {
  const step = field === 'emailAddress' ? 'onboarding-edit-email' : 'onboarding-edit-phone';
  return <JourneyStep step={step}>{(known) => <EditContact field={field} {...known} />}</JourneyStep>;
}
