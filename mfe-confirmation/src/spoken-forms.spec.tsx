import { feedbackEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, itAnnouncesForms, renderWithRuntime, type SpokenForm } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackQuestion } from './feedback/feedback-question';
import { FlatmatesPage } from './flatmates/flatmates.page';
import { MoveDateChange } from './move-date/move-date-change';

const aRuntime = () => createTestRuntime({ enrolment: anEnrolment({ moveInDate: '2026-11-27' }) });

const forms: readonly SpokenForm[] = [
  {
    form: 'emails to housemates',
    open: () => renderWithRuntime(<FlatmatesPage />, aRuntime()),
    submit: 'Send',
    fields: [
      'button, Copy the link',
      'group, Housemate 1',
      'textbox, Name',
      'textbox, Email',
      'button, Add another housemate',
      'button, Send',
    ],
    alert: [
      'alert, There is a problem',
      'link, Housemate 1, name: Mandatory',
      'link, Housemate 1, email: Please enter a valid email address',
    ],
    invalid: [
      'textbox, Name, Error: Mandatory, invalid',
      'textbox, Email, Error: Please enter a valid email address, invalid',
    ],
  },
  {
    form: 'feedback',
    open: () => {
      const runtime = aRuntime();
      runtime.answer(feedbackEndpoints.feedbackState, () => ({ isWanted: true }));
      renderWithRuntime(<FeedbackQuestion />, runtime);
    },
    submit: 'Send feedback',
    fields: [
      'group, How easy was it to set up your home with Home Move?',
      'radio, Very easy, not checked, position 1, set size 5',
      'radio, Easy, not checked, position 2, set size 5',
      'radio, Neither easy nor hard, not checked, position 3, set size 5',
      'radio, Hard, not checked, position 4, set size 5',
      'radio, Very hard, not checked, position 5, set size 5',
      'button, Send feedback',
      'button, No thanks',
    ],
    alert: [],
    invalid: ['group, How easy was it to set up your home with Home Move?, Error: Please select an option'],
  },
  {
    form: 'a changed move-in date',
    open: async () => {
      renderWithRuntime(<MoveDateChange />, aRuntime());
      await userEvent.click(screen.getByRole('button', { name: 'Change my move date' }));
    },
    submit: 'See what changes',
    fields: [
      'group, New move-in date, For example, 4 12 2026',
      'textbox, Day, For example, 4 12 2026',
      'textbox, Month',
      'textbox, Year',
      'button, Cancel',
      'button, See what changes',
    ],
    alert: [],
    invalid: [
      'group, New move-in date, For example, 4 12 2026 Error: Please enter the date from which you are responsible for utilities at your new home',
      'textbox, Day, For example, 4 12 2026 Error: Please enter the date from which you are responsible for utilities at your new home, invalid',
      'textbox, Month, invalid',
      'textbox, Year, invalid',
    ],
  },
];

describe('a screen reader on the forms of the confirmation', () => {
  itAnnouncesForms(forms);
});
