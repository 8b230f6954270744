import type { PanelErrorCode } from './host-runtime';

/** Texts for agents, around the panel. */
export const panelTexts = {
  ended: 'Your login to this call has ended',
  loggedOut: 'You have logged out',
  continuesAt: (path: string) => `The customer continues at ${path}`,
  toCrm: 'Back to your CRM',
} as const;

/** Why a panel is not shown, for the developers of a CRM. */
export const errorTexts: Readonly<Record<PanelErrorCode, string>> = {
  'element-unusable': '`element` is missing, cannot have a shadow root, or shows a panel already.',
  'launch-rejected': 'The launch code was used, has expired, or was created for another origin. Load the page again.',
  'too-many-requests': 'Home Move received too many calls from the address of your server. Try again in a minute.',
  'api-unreachable': '`api` does not lead to Home Move, or Home Move does not respond.',
  'no-supported-panel': 'Home Move publishes no panel that works with this version of the package. Update the package.',
  'panel-not-loaded':
    'A file of the panel did not load. Allow its origin in script-src and style-src, and check that nothing alters it.',
  'panel-failed': 'The panel failed while it started.',
};
