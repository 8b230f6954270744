import { householdEndpoints, stepAt } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, itAnnouncesForms, renderWithRuntime, type SpokenForm } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HouseholdPage } from './household/household.page';
import { Routes } from './routes';
import { aHousehold, anInvitation, answerHousehold, sam } from './testing/household';

const user = userEvent.setup({ delay: null });

function openLink() {
  const path = '/join/a-token';
  const step = stepAt(path);
  const runtime = createTestRuntime({ step: step && { ...step, path } });
  runtime.answer(householdEndpoints.openJoin, () => anInvitation);
  runtime.answer(householdEndpoints.sendJoinCode, () => undefined);
  renderWithRuntime(<Routes />, runtime);
}

async function requestCode() {
  openLink();
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Priya Shah');
  await user.type(screen.getByRole('textbox', { name: 'Your email address' }), 'priya@example.test');
  await user.click(screen.getByRole('button', { name: 'Send my code' }));
}

async function openInvitation() {
  const runtime = createTestRuntime({ enrolment: anEnrolment() });
  answerHousehold(runtime, aHousehold({ people: [sam] }));
  renderWithRuntime(<HouseholdPage />, runtime);
  await user.click(await screen.findByRole('button', { name: 'Send an email or text instead' }));
}

const forms: readonly SpokenForm[] = [
  {
    form: 'the name and contact of a housemate',
    open: openLink,
    submit: 'Send my code',
    fields: [
      'textbox, Your name, First name and surname. The others see it.',
      'group, Where shall we send your code?',
      'radio, Email, checked, position 1, set size 2',
      'radio, Text, not checked, position 2, set size 2',
      'textbox, Your email address',
      'button, Send my code',
    ],
    alert: [],
    invalid: [
      'textbox, Your name, First name and surname. The others see it. Error: Enter a name, invalid',
      'textbox, Your email address, Error: Please enter a valid email address, invalid',
    ],
  },
  {
    form: 'the code of a housemate',
    open: requestCode,
    submit: 'Join household',
    fields: [
      'button, Change your name',
      'button, Change your email address',
      'textbox, Your code, 6 digits. It works for 15 minutes.',
      'group, You decide',
      'checkbox, Email me when there is a question for me, This is optional. You can change it later., not checked',
      'button, Join household',
    ],
    alert: [],
    invalid: ['textbox, Your code, 6 digits. It works for 15 minutes. Error: We need your 6-digit code, invalid'],
  },
  {
    form: 'an invitation',
    open: openInvitation,
    submit: 'Send invitation',
    fields: [
      'group, How should we send it?',
      'radio, Email, checked, position 1, set size 2',
      'radio, Text, not checked, position 2, set size 2',
      'textbox, Their email address',
      'textbox, Their name (optional), The others see it, and it is in the email.',
      'button, Cancel',
      'button, Send invitation',
    ],
    alert: [],
    invalid: ['textbox, Their email address, Error: Please enter a valid email address, invalid'],
  },
];

describe('a screen reader on the forms of a household', () => {
  itAnnouncesForms(forms);
});
