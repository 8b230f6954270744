import { hostedUrl, type Placement } from './portal';

/** Replaces a frame that does not respond: shows the next step; for movers, a link to the brand's hosted page. */
export function createFallback(placement: Placement): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.setAttribute('role', 'status');
  paragraph.append('This part of the page could not be shown here.');
  if (placement.isPanel) {
    // A code works once: the CRM gets another when it renders the page again.
    paragraph.append(' Load it again.');
    return paragraph;
  }
  const link = document.createElement('a');
  link.href = hostedUrl(placement);
  // The host's page may itself be in a frame.
  link.target = '_top';
  link.textContent = 'Set up your new home on its own page';
  paragraph.append(' ', link, '.');
  return paragraph;
}
