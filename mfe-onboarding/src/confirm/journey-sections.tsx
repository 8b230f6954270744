import { editedLabels, pathOf, type OnboardingJourney } from '@home-move/contract';
import { AddressLine, formatDate } from '@home-move/ui';
import type { ReactNode } from 'react';
import { confirmTexts as texts } from './confirm.texts';
import type { DetailsRow } from './details-section';

interface JourneyRow extends DetailsRow {
  readonly key: string;
}
interface JourneySection {
  readonly title: string;
  readonly rows: readonly JourneyRow[];
}

const labels = { ...editedLabels, address: texts.address } as const;
type Key = keyof typeof labels;

const editPathOf: Readonly<Partial<Record<Key, string>>> = {
  address: pathOf('onboarding-edit-address'),
  emailAddress: pathOf('onboarding-edit-email'),
  phoneNumber: pathOf('onboarding-edit-phone'),
};

function row(key: Key, value: ReactNode): JourneyRow {
  return { key, label: labels[key], value, editPath: editPathOf[key] ?? pathOf('onboarding-edit', { key }) };
}

function newHomeOf(journey: OnboardingJourney): ReactNode {
  const manualLines = [
    journey.manualAddressStreetOne,
    journey.manualAddressStreetTwo,
    journey.manualAddressTown,
    journey.manualAddressCounty,
    journey.postcode,
  ];
  const line = journey.isManualAddress ? manualLines.filter(Boolean).join(', ') : journey.addressHumanReadable;
  return line === null ? null : <AddressLine line={line} />;
}

const dateOf = (iso: string | null) => (iso === null ? null : formatDate(iso));

/** Personal, contact and new-home details. [ONB-18] */
export function journeySections(journey: OnboardingJourney): readonly JourneySection[] {
  return [
    {
      title: texts.personal,
      rows: [
        row('firstName', journey.firstName),
        row('surname', journey.surname),
        row('dateOfBirth', dateOf(journey.dateOfBirth)),
      ],
    },
    {
      title: texts.contact,
      rows: [row('emailAddress', journey.emailAddress), row('phoneNumber', journey.phoneNumber)],
    },
    { title: texts.newHome, rows: [row('address', newHomeOf(journey)), row('moveInDate', dateOf(journey.moveInDate))] },
  ];
}

/** Labels of the fields that the API reports as missing, in the order of the page. */
export function missingLabels(journey: OnboardingJourney, errors: Readonly<Record<string, string>>): string {
  const rows = journeySections(journey).flatMap((section) => section.rows);
  return rows
    .filter(({ key }) => errors[key] !== undefined)
    .map(({ label }) => label)
    .join(', ');
}
