import type { Preview } from './preview-tokens.js';
import type { PreviewLink } from './previews.service.js';

const everyone = 'Open the portal to see what everyone else sees.';

/** Title and text of the page in place of a preview that cannot be shown. */
export function previewPageTexts(link: Exclude<PreviewLink, { readonly state: 'active' }>) {
  if (link.state === 'unknown')
    return {
      title: 'This preview link does not work',
      text: `Part of the address is missing or has changed. Check that you have copied all of it. ${everyone}`,
    };
  if (link.state === 'expired')
    return {
      title: 'This preview has ended',
      text: `Preview links work for a day at most. The team that sent you this one can send you another. ${everyone}`,
    };
  return { title: 'This version is no longer available', text: `${withdrawn(link.preview)} ${everyone}` };
}

const withdrawn = ({ name, version }: Pick<Preview, 'name' | 'version'>) =>
  `Version ${version} of “${name}” has been withdrawn since this link was made.`;

/** The label of the link to the portal. */
export const openPortal = 'Open the portal';
