import { contactNumberSchema, emailAddressSchema, pathOf, type Enrolment } from '@home-move/contract';
import { GoTo, useEnrolment } from '@home-move/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ContactFormPage } from '../contact/contact-form-page';
import { contactOf } from '../contact/contact.form';
import { useSaveContact } from '../contact/save-contact';
import { journeyTexts } from '../journey/journey.texts';
import { needsContactOnly } from './known-details';

/** With the messages of personal details, which this page replaces. [PERS-17, PERS-18] */
const contactForm = z.object({ contactNumber: contactNumberSchema, emailAddress: emailAddressSchema });

function PendingContact({ enrolment }: { readonly enrolment: Enrolment }) {
  const shown = contactOf(enrolment);
  return (
    <ContactFormPage
      draft="pendingContact"
      schema={contactForm}
      saved={shown.contact}
      save={useSaveContact(shown)}
      previousPath={pathOf('pending-confirm-details')}
      nextPath={pathOf('moving-details')}
    />
  );
}

/** The contact of a mover whose personal details are complete; every other mover gives all details. [ROUTE-21] */
export function ContactDetailsPage() {
  const enrolment = useEnrolment();
  // Judged on arrival: a save must not make the page redirect itself.
  const [initial] = useState(enrolment);
  if (initial && needsContactOnly(initial)) return <PendingContact enrolment={initial} />;
  return <GoTo step="personal-details" label={journeyTexts.opening} />;
}
