import { itAnnouncesForms, type SpokenForm } from '@home-move/ui/testing';
import { aNotesSection } from './testing/notes';

const forms: readonly SpokenForm[] = [
  {
    form: 'a note',
    open: () => aNotesSection().render(),
    submit: 'Save note',
    fields: [
      'textbox, New note, Saved as Jordan Lee. The customer cannot see it.',
      'button, Save note',
      'checkbox, Remind us, not checked',
      'group, Saved notes',
    ],
    alert: [],
    invalid: [
      'textbox, New note, Saved as Jordan Lee. The customer cannot see it. Error: You cannot save an empty note, invalid',
    ],
  },
];

describe('a screen reader on the forms of the agent’s panel', () => {
  itAnnouncesForms(forms);
});
