import { isOffered, services, serviceTexts, type Branding } from '@home-move/contract';

/** The banner of `npm run rehearse`. */
export const rehearsalText = 'This is a rehearsal. Its data disappear, and its suppliers are simulated.';

const list = new Intl.ListFormat('en-GB');

/** What search engines show below the title of a brand's pages. */
export function descriptionOf({ name, offered }: Pick<Branding, 'name' | 'offered'>): string {
  const labels = services
    .filter((service) => isOffered(offered[service]))
    .map((service) => serviceTexts[service].label);
  const subject = labels.length === 0 ? 'your new home' : `${list.format(labels)} for your new home`;
  return `Set up ${subject}, all in one place, with ${name}.`;
}
