import { channels, type Channel, type Enrolment, type PrivateEntryScope, type StepId } from '@home-move/contract';

const scopeOf: Partial<Record<StepId, PrivateEntryScope>> = {
  'energy-payment': 'bank-details',
  'energy-psr': 'health-needs',
  'onboarding-code': 'code',
};

/** What the page on screen needs that a customer may prefer to enter in private; null for any other page. */
export function neededEntry(step: StepId | null, { closedAt }: Pick<Enrolment, 'closedAt'>): PrivateEntryScope | null {
  if (step === null || closedAt !== null) return null;
  return scopeOf[step] ?? null;
}

/** How the customer can be sent a link: by text message first, because it goes to the phone. */
export function sendableChannels({
  emailAddress,
  contactNumber,
}: Pick<Enrolment, 'emailAddress' | 'contactNumber'>): readonly Channel[] {
  const contacts = { email: emailAddress, sms: contactNumber } satisfies Record<Channel, string | null>;
  return channels.toReversed().filter((channel) => contacts[channel] !== null);
}
