import { contactNumberSchema, emailAddressSchema, pathOf, type Enrolment } from '@home-move/contract';
import { GoTo, useEnrolment } from '@home-move/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ContactFormPage } from '../contact/contact-form-page';
import { contactOf } from '../contact/known-contact';
import { useSaveContact } from '../contact/save-contact';
import { journeyTexts } from '../journey/journey.texts';
import { needsContactOnly } from './known-details';

/** With the messages of personal details, which this page stands in for. [PERS-17, PERS-18] */
const contactForm = z.object({ contactNumber: contactNumberSchema, emailAddress: emailAddressSchema });

function PendingContact({ enrolment }: { readonly enrolment: Enrolment }) {
  const seen = contactOf(enrolment);
  return (
    <ContactFormPage
      draft="pendingContact"
      schema={contactForm}
      known={seen.contact}
      save={useSaveContact(seen)}
      previousPath={pathOf('pending-confirm-details')}
      nextPath={pathOf('moving-details')}
    />
  );
}

/** Email and mobile alone, of somebody whose personal details are there; everybody else gives all of it. [ROUTE-21] */
export function ContactDetailsPage() {
  const enrolment = useEnrolment();
  // Judged once: saving leaves the page by its own way.
  const [known] = useState(enrolment);
  if (known && needsContactOnly(known)) return <PendingContact enrolment={known} />;
  return <GoTo step="personal-details" label={journeyTexts.opening} />;
}
