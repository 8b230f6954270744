/** The title is the specification's. [CONF-09] */
export const afterCardsTexts = {
  title: 'Other things you might want to do',
  mail: {
    title: 'Redirect your mail',
    text: 'Allow 5 working days before you move',
    url: 'https://www.royalmail.com/personal/receiving-mail/redirection',
  },
  housemates: { title: 'Tell your housemates', text: 'So that nothing is set up twice' },
  checklist: { title: 'Download the moving checklist', text: 'PDF' },
} as const;
