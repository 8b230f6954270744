import { itAnnouncesForms, type SpokenForm } from '@home-move/ui/testing';
import type { ReactNode } from 'react';
import { openPage } from '../testing/render-in-shell';
import { CodeLoginPage } from './account/code-login/code-login.page';
import { ConfirmDetailsPage } from './account/confirm-details/confirm-details.page';
import { ContinuePage } from './account/continue/continue.page';
import { LoginCodePage } from './account/login-code/login-code.page';
import { PasswordLoginPage } from './account/password-login/password-login.page';
import { PasswordResetPage } from './account/password-reset/password-reset.page';
import { PasswordResetRequestPage } from './account/password-reset-request/password-reset-request.page';
import { PhoneLinkPage } from './account/phone-link/phone-link.page';
import { UnsubscribePage } from './account/subscription/unsubscribe.page';

const at = (page: ReactNode, path: string, answers = {}) => openPage(page, { path, answers });

beforeEach(() => sessionStorage.clear());

const forms: readonly SpokenForm[] = [
  {
    form: 'the password login',
    open: () => at(<PasswordLoginPage />, '/log-in'),
    submit: 'Log In',
    fields: ['textbox, Email address', 'password, Password', 'button, Show Password, 1 control', 'button, Log In'],
    alert: [
      'alert, There is a problem',
      'link, Email address: Please enter a valid email address',
      'link, Password: Mandatory',
    ],
    invalid: [
      'textbox, Email address, Error: Please enter a valid email address, invalid',
      'password, Password, Error: Mandatory',
    ],
  },
  {
    form: 'the code login',
    open: () => at(<CodeLoginPage />, '/login'),
    submit: 'Send me a code',
    fields: ['textbox, Email address', 'button, Send me a code', 'button, Use my mobile number instead'],
    alert: ['alert, There is a problem', 'link, Email address: Please enter a valid email address'],
    invalid: ['textbox, Email address, Error: Please enter a valid email address, invalid'],
  },
  {
    form: 'the code',
    open: () => {
      const login = {
        channel: 'email',
        contact: 'sam.hartley@example.test',
        sentAt: Date.parse('2026-11-20T10:41:00Z'),
      };
      sessionStorage.setItem('hm.default.onboarding', JSON.stringify({ login }));
      return at(<LoginCodePage />, '/login/code');
    },
    submit: 'Log In',
    fields: [
      'button, Back',
      'textbox, Your code',
      'button, Log In',
      'button, Send a new code',
      'button, Use my mobile number instead',
    ],
    alert: ['alert, There is a problem', 'link, Your code: We need your 6-digit code'],
    invalid: ['textbox, Your code, Error: We need your 6-digit code, invalid'],
  },
  {
    form: 'the details behind a link',
    open: () => at(<ConfirmDetailsPage />, '/confirm-details/a-token'),
    submit: 'Confirm',
    fields: ['textbox, Surname', 'textbox, Postcode of your new home', 'button, Confirm'],
    alert: [
      'alert, There is a problem',
      'link, Surname: Please enter your surname',
      'link, Postcode of your new home: Please tell me the postcode of your new home',
    ],
    invalid: [
      'textbox, Surname, Error: Please enter your surname, invalid',
      'textbox, Postcode of your new home, Error: Please tell me the postcode of your new home, invalid',
    ],
  },
  {
    form: 'a request for a new password',
    open: () => at(<PasswordResetRequestPage />, '/password-reset-request'),
    submit: 'Send me a link',
    fields: ['textbox, Email address', 'button, Send me a link'],
    alert: ['alert, There is a problem', 'link, Email address: Please enter a valid email address'],
    invalid: ['textbox, Email address, Error: Please enter a valid email address, invalid'],
  },
  {
    form: 'a new password',
    open: () =>
      at(<PasswordResetPage />, '/password-reset/a-token', {
        'GET /api/v1/password-reset-request/a-token': { body: undefined },
      }),
    submit: 'Save my password',
    fields: [
      'textbox, Email address',
      'password, New password, Your password needs: 6 to 32 characters a lower-case letter an upper-case letter a number a special character, for example ! or ?',
      'button, Show New password, 1 control',
      'button, Save my password',
    ],
    alert: [
      'alert, There is a problem',
      'link, Email address: Please enter a valid email address',
      'link, New password: Please ensure your password match the criteria above',
    ],
    invalid: [
      'textbox, Email address, Error: Please enter a valid email address, invalid',
      'password, New password, Error: Please ensure your password match the criteria above Your password needs: 6 to 32 characters a lower-case letter an upper-case letter a number a special character, for example ! or ?',
    ],
  },
  {
    form: 'a request for a link',
    open: () => at(<ContinuePage />, '/continue'),
    submit: 'Send me a link',
    fields: ['textbox, Email address', 'button, Send me a link'],
    alert: ['alert, There is a problem', 'link, Email address: Please enter a valid email address'],
    invalid: ['textbox, Email address, Error: Please enter a valid email address, invalid'],
  },
  {
    form: 'the postcode behind a link to a phone',
    open: () =>
      at(<PhoneLinkPage />, '/phone/a-token', {
        'POST /api/v1/account/phone-link/asks': { body: { step: '/enrolment/energy/list', asks: 'postcode' } },
      }),
    submit: 'Carry on',
    fields: ['textbox, Postcode of your new home', 'button, Carry on'],
    alert: [
      'alert, There is a problem',
      'link, Postcode of your new home: Please tell me the postcode of your new home',
    ],
    invalid: ['textbox, Postcode of your new home, Error: Please tell me the postcode of your new home, invalid'],
  },
  {
    form: 'an unsubscription',
    open: () => at(<UnsubscribePage />, '/email/unsubscribe/a-token'),
    submit: 'Yes, unsubscribe',
    fields: ['textbox, The email address to change', 'button, No, keep my emails', 'button, Yes, unsubscribe'],
    alert: ['alert, There is a problem', 'link, The email address to change: Please enter a valid email address'],
    invalid: ['textbox, The email address to change, Error: Please enter a valid email address, invalid'],
  },
];

describe('a screen reader on the forms of the shell', () => {
  itAnnouncesForms(forms);
});
