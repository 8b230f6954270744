import { mailRedirection } from '@home-move/contract';

/** The title is the specification's. [CONF-09] */
export const afterCardsTexts = {
  title: 'Other things you might want to do',
  mail: {
    title: 'Redirect your mail',
    text: `Allow ${mailRedirection.workingDays} working days before you move`,
    url: mailRedirection.url,
  },
  housemates: { title: 'Tell your housemates', text: 'So that nothing is set up twice' },
  /** `ready` is announced, because the browser may save the file without a sign. */
  checklist: {
    title: 'Download the moving checklist',
    text: 'Your days and to-dos as a PDF',
    busy: 'Preparing your checklist',
    ready: 'Your checklist is downloaded.',
    fileName: 'moving-checklist.pdf',
  },
} as const;
