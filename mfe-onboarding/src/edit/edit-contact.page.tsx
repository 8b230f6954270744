import { enrolmentStatus, type Enrolment, type OnboardingJourney } from '@home-move/contract';
import { schemaResolver, useDraftValues, useEnrolment } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { EmailField, MobileField } from '../contact/contact-fields';
import { contactForm, contactOfJourney, type Contact } from '../contact/contact.form';
import { useSaveJourneyContact } from '../contact/save-journey-contact';
import { JourneyStep } from '../journey/journey-step';
import { useFinishEdit } from './edit-done';
import { EditForm } from './edit-form';

interface EditContactProps {
  readonly field: 'emailAddress' | 'phoneNumber';
}
interface StepData {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

const fields = {
  emailAddress: { name: 'emailAddress', Input: EmailField },
  phoneNumber: { name: 'contactNumber', Input: MobileField },
} as const;

function EditContact({ field, journey, enrolment }: EditContactProps & StepData) {
  const { name, Input } = fields[field];
  const save = useSaveJourneyContact({ journey, enrolment }, [name]);
  const finish = useFinishEdit();
  // The form covers both contacts; the other one stays as it is.
  const { contact: saved } = contactOfJourney(journey, enrolment);
  const form = useForm<Contact, unknown, Contact>({
    resolver: schemaResolver(contactForm),
    defaultValues: useDraftValues(`edit-${field}`, saved),
  });
  const onSave = async (contact: Contact) => {
    await finish(await save(contact), field);
  };
  return (
    <EditForm field={field} form={form} saved={saved} onSave={onSave}>
      <Input control={form.control} name={name} />
    </EditForm>
  );
}

/** [ROUTE-26] A mover whose details are populated also comes from "Your details", whether or not there was a partner's link. */
export function EditContactPage({ field }: EditContactProps) {
  const step = field === 'emailAddress' ? 'onboarding-edit-email' : 'onboarding-edit-phone';
  const enrolment = useEnrolment();
  const isByItself = (enrolment?.status ?? 0) >= enrolmentStatus.detailsPopulated;
  return (
    <JourneyStep step={step} worksWithoutJourney={isByItself} isByItself={isByItself}>
      {(data) => <EditContact field={field} {...data} />}
    </JourneyStep>
  );
}
