import { aBranding } from '@home-move/contract/testing';
import { createTestRuntime, itAnnouncesForms, renderWithRuntime, type SpokenForm } from '@home-move/ui/testing';
import { SiteCheck } from './site-check/site-check';

const origins = { portal: 'https://portal.example.test', assets: 'https://assets.example.test' };

const forms: readonly SpokenForm[] = [
  {
    form: 'the check of a page',
    open: () => renderWithRuntime(<SiteCheck branding={aBranding()} origins={origins} />, createTestRuntime()),
    submit: 'Check my page',
    fields: ['textbox, Address of your page, The page that will show the portal', 'button, Check my page'],
    alert: [],
    invalid: [
      'textbox, Address of your page, The page that will show the portal Error: Enter the address of your page, for example https://www.example.com/moving-in, invalid',
    ],
  },
];

describe('a screen reader on the forms of the page for web developers', () => {
  itAnnouncesForms(forms);
});
