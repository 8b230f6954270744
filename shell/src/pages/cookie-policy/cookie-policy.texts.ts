/** Texts of the cookie policy; the list itself comes from the API. */
export const cookiePolicyTexts = {
  title: 'Cookie policy',
  lede: 'What this site keeps in your browser, and why.',
  loading: 'Loading the list',
  failed: 'We could not load the list',
  failedText: 'Nothing about what is kept in your browser has changed.',
  columns: { title: 'Name', description: 'What it is for', time: 'How long', type: 'Where', vendor: 'Whose' },
  deletion:
    'You can delete all of it in your browser at any time. Then you have to log in again, and what you had not sent yet is gone.',
} as const;
