import { itAnnouncesForms, renderWithRuntime, type SpokenForm } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from './routes';
import { aConfirmScreen } from './testing/a-confirm-screen';
import { aJourney, aJourneyWithHome, aWorld } from './testing/a-journey';
import { aVerifyLink } from './testing/a-verify-link';

const emptyContact = { emailAddress: null, phoneNumber: null } as const;

/** Renders the whole remote at a path behind a partner's link. */
const at = (path: string, journey = aJourneyWithHome(emptyContact)) =>
  renderWithRuntime(<Routes />, aWorld({ path, journey }).runtime);

/** The same with a field that the mover has emptied. */
async function atEmptied(path: string, label: string): Promise<void> {
  at(path, aJourneyWithHome());
  await userEvent.clear(await screen.findByLabelText(label));
}

const forms: readonly SpokenForm[] = [
  {
    form: 'the postcode behind a link',
    open: () => renderWithRuntime(<Routes />, aVerifyLink()),
    submit: 'Next',
    fields: [
      'textbox, Postcode of your new home, For example, LS6 1AN',
      'checkbox, I am moving to this postcode, and I want to carry on with my details, not checked',
      'button, Next',
      'button, Start with your own details',
    ],
    alert: [
      'alert, There is a problem',
      'link, Postcode of your new home: We need your new postcode',
      'link, Confirmation: Required',
    ],
    invalid: [
      'textbox, Postcode of your new home, For example, LS6 1AN Error: We need your new postcode, invalid',
      'checkbox, I am moving to this postcode, and I want to carry on with my details, Error: Required, not checked, invalid',
    ],
  },
  {
    form: 'the new home',
    open: () => at('/onboarding/address', aJourney({ postcode: null })),
    submit: 'Next',
    fields: [
      'textbox, Postcode of your new home',
      'button, Find address',
      "button, Can't find your address?",
      'button, Next',
    ],
    alert: ['alert, There is a problem', 'link, Postcode of your new home: We need your new postcode'],
    invalid: ['textbox, Postcode of your new home, Error: We need your new postcode, invalid'],
  },
  {
    form: 'the contact',
    open: () => at('/onboarding/contact'),
    submit: 'Next',
    fields: [
      'button, Back',
      'textbox, Email address, We send your confirmation here',
      'textbox, Mobile number, We text you only about your move',
      'button, Next',
    ],
    alert: [
      'alert, There is a problem',
      'link, Email address: We need your email to continue',
      'link, Mobile number: We need your number to continue',
    ],
    invalid: [
      'textbox, Email address, We send your confirmation here Error: We need your email to continue, invalid',
      'textbox, Mobile number, We text you only about your move Error: We need your number to continue, invalid',
    ],
  },
  {
    form: 'the code',
    open: () => at('/onboarding/code', aJourneyWithHome()),
    submit: 'Next',
    fields: ['button, Back', 'textbox, Your code', 'button, Next', 'button, Send it to my mobile number instead'],
    alert: ['alert, There is a problem', 'link, Your code: We need your 6-digit code'],
    invalid: ['textbox, Your code, Error: We need your 6-digit code, invalid'],
  },
  {
    form: 'missing details',
    open: () =>
      renderWithRuntime(<Routes />, aConfirmScreen(aJourneyWithHome({ firstName: null, moveInDate: null })).runtime),
    submit: 'Confirm',
    fields: [
      'button, Back',
      'textbox, First name',
      'group, Date of birth, For example, 27 3 1985',
      'textbox, Day, For example, 27 3 1985',
      'textbox, Month',
      'textbox, Year',
      'group, Move-in date (optional), The day you start paying the bills. For example, 27 11 2026',
      'textbox, Day, The day you start paying the bills. For example, 27 11 2026',
      'textbox, Month',
      'textbox, Year',
      'combobox, Residential status, 201, has popup listbox, not expanded',
      'button, Confirm',
    ],
    alert: [
      'alert, There is a problem',
      "link, First name: That name doesn't look long enough",
      "link, Date of birth: You haven't entered your date of birth",
    ],
    invalid: [
      "textbox, First name, Error: That name doesn't look long enough, invalid",
      "group, Date of birth, For example, 27 3 1985 Error: You haven't entered your date of birth",
      "textbox, Day, For example, 27 3 1985 Error: You haven't entered your date of birth, invalid",
      'textbox, Month, invalid',
      'textbox, Year, invalid',
    ],
  },
  {
    form: 'a changed first name',
    open: () => at('/onboarding/edit/firstName', aJourneyWithHome({ firstName: null })),
    submit: 'Save',
    fields: ['button, Back', 'textbox, First name', 'button, Save'],
    alert: ['alert, There is a problem', "link, First name: That name doesn't look long enough"],
    invalid: ["textbox, First name, Error: That name doesn't look long enough, invalid"],
  },
  {
    form: 'a changed date of birth',
    open: () => at('/onboarding/edit/dateOfBirth'),
    submit: 'Save',
    fields: [
      'button, Back',
      'group, Date of birth, For example, 27 3 1985',
      'textbox, Day, For example, 27 3 1985',
      'textbox, Month',
      'textbox, Year',
      'button, Save',
    ],
    alert: ['alert, There is a problem', "link, Date of birth: You haven't entered your date of birth"],
    invalid: [
      "group, Date of birth, For example, 27 3 1985 Error: You haven't entered your date of birth",
      "textbox, Day, For example, 27 3 1985 Error: You haven't entered your date of birth, invalid",
      'textbox, Month, invalid',
      'textbox, Year, invalid',
    ],
  },
  {
    form: 'a changed email address',
    open: () => atEmptied('/onboarding/edit/emailAddress', 'Email address'),
    submit: 'Save',
    fields: ['button, Back', 'textbox, Email address, We send your confirmation here', 'button, Save'],
    alert: ['alert, There is a problem', 'link, Email address: We need your email to continue'],
    invalid: ['textbox, Email address, We send your confirmation here Error: We need your email to continue, invalid'],
  },
  {
    form: 'a changed mobile number',
    open: () => atEmptied('/onboarding/edit/phoneNumber', 'Mobile number'),
    submit: 'Save',
    fields: ['button, Back', 'textbox, Mobile number, We text you only about your move', 'button, Save'],
    alert: ['alert, There is a problem', 'link, Mobile number: We need your number to continue'],
    invalid: [
      'textbox, Mobile number, We text you only about your move Error: We need your number to continue, invalid',
    ],
  },
];

describe("a screen reader on the forms behind a partner's link", () => {
  itAnnouncesForms(forms);
});
