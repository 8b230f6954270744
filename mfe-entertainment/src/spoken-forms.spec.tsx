import { itAnnouncesForms, type SpokenForm } from '@home-move/ui/testing';
import { aPackage, aSkyPackage } from './testing/broadband-packages';
import { renderEntertainment } from './testing/entertainment-runtime';
import { atSignup } from './testing/signup';

const forms: readonly SpokenForm[] = [
  {
    form: 'an order',
    open: () => renderEntertainment(atSignup(aPackage())),
    submit: 'Order',
    fields: [
      'button, Back',
      'checkbox, I agree that Home Move passes my name, email address, mobile number, new address and start date to Brightline, to place this order., not checked',
      'checkbox, Email me what I have agreed to, not checked',
      'button, Back',
      'button, Order',
    ],
    alert: ['alert, There is a problem', 'link, Consent: Please agree to this to carry on'],
    invalid: [
      'checkbox, I agree that Home Move passes my name, email address, mobile number, new address and start date to Brightline, to place this order., Error: Please agree to this to carry on, not checked, invalid',
    ],
  },
  {
    form: 'an order from Sky',
    open: () => renderEntertainment(atSignup(aSkyPackage())),
    submit: 'Order',
    fields: [
      'button, Back',
      'group, When should Sky call you?, 12pm-8pm Monday to Friday, within 24 hours',
      'radio, 12pm to 2pm, not checked, position 1, set size 5',
      'radio, 2pm to 4pm, not checked, position 2, set size 5',
      'radio, 4pm to 6pm, not checked, position 3, set size 5',
      'radio, 6pm to 8pm, not checked, position 4, set size 5',
      'radio, Anytime, not checked, position 5, set size 5',
      'checkbox, I agree that Home Move passes my name, email address, mobile number, new address and start date to Sky, to place this order., not checked',
      'checkbox, Email me what I have agreed to, not checked',
      'button, Back',
      'button, Order',
    ],
    alert: [
      'alert, There is a problem',
      'link, When should Sky call you? Mandatory',
      'link, Consent: Please agree to this to carry on',
    ],
    invalid: [
      'group, When should Sky call you?, 12pm-8pm Monday to Friday, within 24 hours Error: Mandatory',
      'checkbox, I agree that Home Move passes my name, email address, mobile number, new address and start date to Sky, to place this order., Error: Please agree to this to carry on, not checked, invalid',
    ],
  },
];

describe('a screen reader on the forms of broadband, phone and TV', () => {
  itAnnouncesForms(forms);
});
