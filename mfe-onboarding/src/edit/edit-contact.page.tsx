import { editedLabels, type OnboardingJourney } from '@home-move/contract';
import { FormTextField, schemaResolver } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { contactForm, knownContact, type Contact } from '../contact/contact.form';
import { contactTexts } from '../contact/contact.texts';
import { useSaveContact } from '../contact/save-contact';
import { JourneyStep } from '../journey/journey-step';
import { useDraftedValues } from '../state/draft';
import { useEditDone } from './edit-done';
import { EditForm } from './edit-form';

interface EditContactProps {
  readonly field: 'emailAddress' | 'phoneNumber';
}

const boxes = {
  emailAddress: { name: 'emailAddress', hint: contactTexts.emailHint, type: 'email', autoComplete: 'email' },
  phoneNumber: {
    name: 'contactNumber',
    hint: contactTexts.mobileHint,
    type: 'tel',
    width: '20',
    autoComplete: 'tel-national',
  },
} as const;

function EditContact({ field, journey }: EditContactProps & { readonly journey: OnboardingJourney }) {
  const save = useSaveContact(journey);
  const done = useEditDone();
  // The other one is there, and goes along as it is.
  const saved = knownContact(journey);
  const form = useForm<Contact, unknown, Contact>({
    resolver: schemaResolver(contactForm),
    defaultValues: useDraftedValues(`edit-${field}`, saved),
  });
  const onSave = async (contact: Contact) => {
    await done(await save(contact), field);
  };
  return (
    <EditForm field={field} form={form} saved={saved} onSave={onSave}>
      <FormTextField control={form.control} label={editedLabels[field]} {...boxes[field]} />
    </EditForm>
  );
}

/** [ROUTE-26] */
export function EditContactPage({ field }: EditContactProps) {
  const step = field === 'emailAddress' ? 'onboarding-edit-email' : 'onboarding-edit-phone';
  return <JourneyStep step={step}>{({ journey }) => <EditContact field={field} journey={journey} />}</JourneyStep>;
}
