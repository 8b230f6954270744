import { energyEndpoints } from '@home-move/contract';
import { itAnnouncesForms, type SpokenForm } from '@home-move/ui/testing';
import userEvent from '@testing-library/user-event';
import { aJourney, renderEnergy } from './testing/energy-runtime';
import { atPayment, atPaygPayment } from './testing/payment';
import { behindLink } from './testing/private-entry';
import { atPsr, open as openPsr } from './testing/psr';
import { atStartDate, custom, ready } from './testing/start-date';
import { atUsage, unlisted } from './testing/usage';

const forms: readonly SpokenForm[] = [
  {
    form: 'usage',
    open: () => renderEnergy(atUsage()),
    submit: 'See energy plans',
    fields: [
      'button, Back',
      'group, Do you know how much energy you use in a year?',
      'radio, Yes, not checked, position 1, set size 3',
      'radio, No, help me estimate it, not checked, position 2, set size 3',
      'radio, I am not sure, not checked, position 3, set size 3',
      'button, No thanks',
      'button, See energy plans',
    ],
    alert: [
      'alert, There is a problem',
      'link, Do you know how much energy you use in a year? Please select one of the options',
    ],
    invalid: ['group, Do you know how much energy you use in a year?, Error: Please select one of the options'],
  },
  {
    form: 'usage of a home with unknown meters',
    open: () => {
      const runtime = atUsage(unlisted);
      const propertyUsage = { usageInfo: null, knownMeterDetails: false };
      runtime.answer(energyEndpoints.journey, () => aJourney(null, { propertyUsage }));
      renderEnergy(runtime);
    },
    submit: 'See energy plans',
    fields: [
      'button, Back',
      'group, Does your home have gas?, We could not find the meters of this home, so please tell us about them.',
      'radio, Yes, not checked, position 1, set size 2',
      'radio, No, not checked, position 2, set size 2',
      'group, Do you pay for your energy by topping up?, With a key, a card or an app. This is also called pay as you go or prepayment.',
      'radio, Yes, not checked, position 1, set size 2',
      'radio, No, not checked, position 2, set size 2',
      'group, Does your electricity cost less at night?, Such a meter is called Economy 7. It shows two readings, for day and night.',
      'radio, Yes, not checked, position 1, set size 2',
      'radio, No, not checked, position 2, set size 2',
      'group, Do you know how much energy you use in a year?',
      'radio, Yes, not checked, position 1, set size 3',
      'radio, No, help me estimate it, not checked, position 2, set size 3',
      'radio, I am not sure, not checked, position 3, set size 3',
      'button, No thanks',
      'button, See energy plans',
    ],
    alert: [
      'alert, There is a problem',
      'link, Does your home have gas? Please select whether your home has gas',
      'link, Do you pay for your energy by topping up? Please select whether you pay by topping up',
      'link, Does your electricity cost less at night? Please select whether you have a lower rate at night',
      'link, Do you know how much energy you use in a year? Please select one of the options',
    ],
    invalid: [
      'group, Does your home have gas?, We could not find the meters of this home, so please tell us about them. Error: Please select whether your home has gas',
      'group, Do you pay for your energy by topping up?, With a key, a card or an app. This is also called pay as you go or prepayment. Error: Please select whether you pay by topping up',
      'group, Does your electricity cost less at night?, Such a meter is called Economy 7. It shows two readings, for day and night. Error: Please select whether you have a lower rate at night',
      'group, Do you know how much energy you use in a year?, Error: Please select one of the options',
    ],
  },
  {
    form: 'the start date',
    open: async () => {
      renderEnergy(atStartDate());
      await ready();
      await userEvent.click(custom());
    },
    submit: 'Confirm and Switch',
    fields: [
      'button, Back',
      'group, When should Larkfield Energy start?',
      'radio, As soon as possible Wednesday 25\u00a0Nov\u00a02026, not checked, position 1, set size 2',
      'radio, On a day that I choose From 25\u00a0Nov\u00a02026 to 20\u00a0Dec\u00a02026, checked, position 2, set size 2',
      'group, Start date, For example, 25 11 2026',
      'textbox, Day, For example, 25 11 2026',
      'textbox, Month',
      'textbox, Year',
      'button, Choose from a calendar, has popup dialog',
      'checkbox, I agree to switch to Larkfield Energy, and I am happy to pay for services from the day they start., You have 14 days to change your mind. Your supply starts after they end., not checked',
      'button, Back',
      'button, Confirm and Switch',
    ],
    alert: [
      'alert, There is a problem',
      'link, Start date: Please enter a valid start date',
      'link, Agreement to switch: Please confirm that you are happy to pay for services during cooling-off period',
    ],
    invalid: [
      'group, Start date, For example, 25 11 2026 Error: Please enter a valid start date',
      'textbox, Day, For example, 25 11 2026 Error: Please enter a valid start date, invalid',
      'textbox, Month, invalid',
      'textbox, Year, invalid',
      'checkbox, I agree to switch to Larkfield Energy, and I am happy to pay for services from the day they start., You have 14 days to change your mind. Your supply starts after they end. Error: Please confirm that you are happy to pay for services during cooling-off period, not checked, invalid',
    ],
  },
  {
    form: 'extra help',
    open: () => openPsr(atPsr()),
    submit: 'Save and continue',
    fields: [
      'button, Back',
      'group, Does anyone need extra help?',
      'radio, Yes, not checked, position 1, set size 2',
      'radio, No, not checked, position 2, set size 2',
      'button, Back',
      'button, Save and continue',
    ],
    alert: ['alert, There is a problem', 'link, Does anyone need extra help? Please choose Yes or No'],
    invalid: ['group, Does anyone need extra help?, Error: Please choose Yes or No'],
  },
  {
    form: 'payment by Direct Debit',
    open: () => renderEnergy(atPayment()),
    submit: 'Set up',
    fields: [
      'button, Back',
      'button, Edit plan',
      'button, Edit supply address',
      'textbox, Account name, Sam Hartley, As it appears on your card or statement, up to 18 characters',
      'textbox, Sort code, 6 digits',
      'textbox, Account number, 8 digits',
      'combobox, Preferred payment day, has popup listbox, not expanded',
      'checkbox, I am the account holder and the only person needed to authorise payments from this account, not checked',
      'button, Someone else has to authorise payments too',
      'group, How often may your smart meter send readings for billing?, This applies if you have a smart meter, now or in the future. You can change it at any time.',
      'radio, Every half hour The most accurate bills, not checked, position 1, set size 3',
      'radio, Daily, checked, position 2, set size 3',
      'radio, Monthly The least data, not checked, position 3, set size 3',
      'group, How often may your smart meter send readings for settling the market?, Suppliers use this to pay for the energy you used. It does not change your bills.',
      'radio, Every half hour, not checked, position 1, set size 2',
      'radio, Daily, checked, position 2, set size 2',
      'checkbox, I agree to the principal terms (opens in a new tab) and general terms (opens in a new tab) of Larkfield Fix 12, not checked',
      'checkbox, Larkfield Energy may send me offers, Optional. You can stop at any time., not checked',
      "checkbox, Larkfield Energy's charity may send me news, Optional. You can stop at any time., not checked",
      'checkbox, Other companies of the Larkfield Energy group may send me offers, Optional. You can stop at any time., not checked',
      'button, Back',
      'button, Set up',
    ],
    alert: [
      'alert, There is a problem',
      'link, Sort code: Please enter your Sort Code',
      'link, Account number: Please enter your Bank Account Number',
      'link, Preferred payment day: Please choose your preferred payment day',
      'link, Account holder: This field is required',
      'link, Terms: This field is required',
    ],
    invalid: [
      'textbox, Sort code, 6 digits Error: Please enter your Sort Code, invalid',
      'textbox, Account number, 8 digits Error: Please enter your Bank Account Number, invalid',
      'combobox, Preferred payment day, Error: Please choose your preferred payment day, has popup listbox, not expanded, invalid',
      'checkbox, I am the account holder and the only person needed to authorise payments from this account, Error: This field is required, not checked, invalid',
      'checkbox, I agree to the principal terms (opens in a new tab) and general terms (opens in a new tab) of Larkfield Fix 12, Error: This field is required, not checked, invalid',
    ],
  },
  {
    form: 'payment as you go',
    open: () => renderEnergy(atPaygPayment()),
    submit: 'Set up',
    fields: [
      'button, Back',
      'button, Edit plan',
      'button, Edit supply address',
      'group, How often may your smart meter send readings for billing?, This applies if you have a smart meter, now or in the future. You can change it at any time.',
      'radio, Every half hour The most accurate bills, not checked, position 1, set size 3',
      'radio, Daily, checked, position 2, set size 3',
      'radio, Monthly The least data, not checked, position 3, set size 3',
      'group, How often may your smart meter send readings for settling the market?, Suppliers use this to pay for the energy you used. It does not change your bills.',
      'radio, Every half hour, not checked, position 1, set size 2',
      'radio, Daily, checked, position 2, set size 2',
      'checkbox, I agree to the principal terms (opens in a new tab) and general terms (opens in a new tab) of Fernway PAYG, not checked',
      'checkbox, Fernway may send me offers, Optional. You can stop at any time., not checked',
      'button, Back',
      'button, Set up',
    ],
    alert: ['alert, There is a problem', 'link, Terms: This field is required'],
    invalid: [
      'checkbox, I agree to the principal terms (opens in a new tab) and general terms (opens in a new tab) of Fernway PAYG, Error: This field is required, not checked, invalid',
    ],
  },
  {
    form: 'bank details on a phone',
    open: () => renderEnergy(behindLink('bank-details')),
    submit: 'Save bank details',
    fields: [
      'textbox, Account name, As it appears on your card or statement, up to 18 characters',
      'textbox, Sort code, 6 digits',
      'textbox, Account number, 8 digits',
      'checkbox, I am the account holder and the only person needed to authorise payments from this account, not checked',
      'button, Save bank details',
    ],
    alert: [
      'alert, There is a problem',
      'link, Account name: Please enter your Account Holder Name',
      'link, Sort code: Please enter your Sort Code',
      'link, Account number: Please enter your Bank Account Number',
      'link, Account holder: This field is required',
    ],
    invalid: [
      'textbox, Account name, As it appears on your card or statement, up to 18 characters Error: Please enter your Account Holder Name, invalid',
      'textbox, Sort code, 6 digits Error: Please enter your Sort Code, invalid',
      'textbox, Account number, 8 digits Error: Please enter your Bank Account Number, invalid',
      'checkbox, I am the account holder and the only person needed to authorise payments from this account, Error: This field is required, not checked, invalid',
    ],
  },
  {
    form: 'a code on a phone',
    open: () => renderEnergy(behindLink('code')),
    submit: 'Submit code',
    fields: ['textbox, Your code', 'button, Submit code'],
    alert: ['alert, There is a problem', 'link, Your code: We need your 6-digit code'],
    invalid: ['textbox, Your code, Error: We need your 6-digit code, invalid'],
  },
];

describe('a screen reader on the forms of energy', () => {
  itAnnouncesForms(forms);
});
