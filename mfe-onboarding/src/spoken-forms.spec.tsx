import { stepAt } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, itAnnouncesForms, renderWithRuntime, type SpokenForm } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MovingDetailsPage } from './moving-details/moving-details.page';
import { NewPassword } from './personal-details/new-password';
import { PersonalDetailsPage } from './personal-details/personal-details.page';
import { Routes } from './routes';
import { aMove } from './testing/a-move';
import { aNewMover } from './testing/personal-details';

const unpopulated = anEnrolment({
  status: 10,
  title: null,
  firstName: null,
  surname: null,
  dateOfBirth: null,
  emailAddress: null,
  contactNumber: null,
  isUnpopulated: true,
});

async function openMove(): Promise<void> {
  renderWithRuntime(<MovingDetailsPage />, aMove());
  await screen.findByRole('option', { name: 'Private tenant' });
}

const forms: readonly SpokenForm[] = [
  {
    form: 'personal details',
    open: () => renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aNewMover()),
    submit: 'Next',
    fields: [
      'button, Back',
      'button, Log in and carry on',
      'combobox, Title, has popup listbox, not expanded',
      'textbox, First name',
      'textbox, Surname',
      'group, Date of birth, For example, 27 3 1985',
      'textbox, Day, For example, 27 3 1985',
      'textbox, Month',
      'textbox, Year',
      'textbox, Mobile number, We text you only about your move',
      'textbox, Email address, We send your confirmation here',
      'button, Next',
    ],
    alert: [
      'alert, There is a problem',
      'link, Title: Please enter your Title',
      'link, First name: The length of First name must be at least of 2 characters',
      'link, Surname: The length of Surname must be at least of 2 characters',
      'link, Date of birth: Mandatory',
      'link, Mobile number: Please enter a valid UK mobile number without spaces, starting with 07',
      'link, Email address: Please enter a valid email address',
    ],
    invalid: [
      'combobox, Title, Error: Please enter your Title, has popup listbox, not expanded, invalid',
      'textbox, First name, Error: The length of First name must be at least of 2 characters, invalid',
      'textbox, Surname, Error: The length of Surname must be at least of 2 characters, invalid',
      'group, Date of birth, For example, 27 3 1985 Error: Mandatory',
      'textbox, Day, For example, 27 3 1985 Error: Mandatory, invalid',
      'textbox, Month, invalid',
      'textbox, Year, invalid',
      'textbox, Mobile number, We text you only about your move Error: Please enter a valid UK mobile number without spaces, starting with 07, invalid',
      'textbox, Email address, We send your confirmation here Error: Please enter a valid email address, invalid',
    ],
  },
  {
    form: 'personal details with a password',
    open: () =>
      renderWithRuntime(
        <PersonalDetailsPage NewPassword={NewPassword} />,
        createTestRuntime({ enrolment: unpopulated }),
      ),
    submit: 'Next',
    fields: [
      'button, Back',
      'combobox, Title, has popup listbox, not expanded',
      'textbox, First name',
      'textbox, Surname',
      'group, Date of birth, For example, 27 3 1985',
      'textbox, Day, For example, 27 3 1985',
      'textbox, Month',
      'textbox, Year',
      'textbox, Mobile number, We text you only about your move',
      'textbox, Email address, We send your confirmation here',
      'password, Create a password, Your password needs: 6 to 32 characters a lower-case letter an upper-case letter a number a special character, for example ! or ?',
      'button, Show Create a password, 1 control',
      'button, Next',
    ],
    alert: [
      'alert, There is a problem',
      'link, Title: Please enter your Title',
      'link, First name: The length of First name must be at least of 2 characters',
      'link, Surname: The length of Surname must be at least of 2 characters',
      'link, Date of birth: Mandatory',
      'link, Mobile number: Please enter a valid UK mobile number without spaces, starting with 07',
      'link, Email address: Please enter a valid email address',
      'link, Create a password: Please ensure your password match the criteria above',
    ],
    invalid: [
      'combobox, Title, Error: Please enter your Title, has popup listbox, not expanded, invalid',
      'textbox, First name, Error: The length of First name must be at least of 2 characters, invalid',
      'textbox, Surname, Error: The length of Surname must be at least of 2 characters, invalid',
      'group, Date of birth, For example, 27 3 1985 Error: Mandatory',
      'textbox, Day, For example, 27 3 1985 Error: Mandatory, invalid',
      'textbox, Month, invalid',
      'textbox, Year, invalid',
      'textbox, Mobile number, We text you only about your move Error: Please enter a valid UK mobile number without spaces, starting with 07, invalid',
      'textbox, Email address, We send your confirmation here Error: Please enter a valid email address, invalid',
      'password, Create a password, Error: Please ensure your password match the criteria above Your password needs: 6 to 32 characters a lower-case letter an upper-case letter a number a special character, for example ! or ?',
    ],
  },
  {
    form: 'moving details',
    open: openMove,
    submit: 'Next',
    fields: [
      'group, Expected move-in date, The day you start paying the bills. For example, 27 11 2026',
      'textbox, Day, The day you start paying the bills. For example, 27 11 2026',
      'textbox, Month',
      'textbox, Year',
      "checkbox, I don't know my move-in date, not checked",
      'combobox, Residential status, has popup listbox, not expanded',
      'textbox, Postcode of your new home',
      'button, Find address',
      "button, Can't find your address?",
      'button, Next',
    ],
    alert: [
      'alert, There is a problem',
      'link, Expected move-in date: Please enter the date from which you are responsible for utilities at your new home',
      'link, Residential status: Please select an option',
      'link, Postcode of your new home: Please tell me the postcode of your new home',
    ],
    invalid: [
      'group, Expected move-in date, The day you start paying the bills. For example, 27 11 2026 Error: Please enter the date from which you are responsible for utilities at your new home',
      'textbox, Day, The day you start paying the bills. For example, 27 11 2026 Error: Please enter the date from which you are responsible for utilities at your new home, invalid',
      'textbox, Month, invalid',
      'textbox, Year, invalid',
      'combobox, Residential status, Error: Please select an option, has popup listbox, not expanded, invalid',
      'textbox, Postcode of your new home, Error: Please tell me the postcode of your new home, invalid',
    ],
  },
  {
    form: 'moving details with a manual address',
    open: async () => {
      await openMove();
      await userEvent.click(screen.getByRole('button', { name: "Can't find your address?" }));
    },
    submit: 'Next',
    fields: [
      'group, Expected move-in date, The day you start paying the bills. For example, 27 11 2026',
      'textbox, Day, The day you start paying the bills. For example, 27 11 2026',
      'textbox, Month',
      'textbox, Year',
      "checkbox, I don't know my move-in date, not checked",
      'combobox, Residential status, has popup listbox, not expanded',
      'textbox, House name or number',
      'textbox, Address line 1',
      'textbox, Address line 2 (optional)',
      'textbox, Town or city',
      'textbox, Postcode of your new home',
      'button, Search for your address instead',
      'button, Next',
    ],
    alert: [
      'alert, There is a problem',
      'link, Expected move-in date: Please enter the date from which you are responsible for utilities at your new home',
      'link, Residential status: Please select an option',
      'link, House name or number: Please enter your house name or number',
      'link, Address line 1: Please enter the first line of your address',
      'link, Town or city: Please enter your town or city',
      'link, Postcode of your new home: Please tell me the postcode of your new home',
    ],
    invalid: [
      'group, Expected move-in date, The day you start paying the bills. For example, 27 11 2026 Error: Please enter the date from which you are responsible for utilities at your new home',
      'textbox, Day, The day you start paying the bills. For example, 27 11 2026 Error: Please enter the date from which you are responsible for utilities at your new home, invalid',
      'textbox, Month, invalid',
      'textbox, Year, invalid',
      'combobox, Residential status, Error: Please select an option, has popup listbox, not expanded, invalid',
      'textbox, House name or number, Error: Please enter your house name or number, invalid',
      'textbox, Address line 1, Error: Please enter the first line of your address, invalid',
      'textbox, Town or city, Error: Please enter your town or city, invalid',
      'textbox, Postcode of your new home, Error: Please tell me the postcode of your new home, invalid',
    ],
  },
  {
    form: 'the contact of a known mover',
    open: () => {
      const path = '/pending/contact-details';
      const step = stepAt(path);
      const enrolment = anEnrolment({ status: 10, emailAddress: null, contactNumber: null, address: null });
      renderWithRuntime(<Routes />, createTestRuntime({ step: step && { ...step, path }, enrolment }));
    },
    submit: 'Next',
    fields: [
      'button, Back',
      'textbox, Email address, We send your confirmation here',
      'textbox, Mobile number, We text you only about your move',
      'button, Next',
    ],
    alert: [
      'alert, There is a problem',
      'link, Email address: Please enter a valid email address',
      'link, Mobile number: Please enter a valid UK mobile number without spaces, starting with 07',
    ],
    invalid: [
      'textbox, Email address, We send your confirmation here Error: Please enter a valid email address, invalid',
      'textbox, Mobile number, We text you only about your move Error: Please enter a valid UK mobile number without spaces, starting with 07, invalid',
    ],
  },
];

describe('a screen reader on the forms of a mover without a link', () => {
  itAnnouncesForms(forms);
});
