/** Texts of the header and the layout around every page. */
export const layoutTexts = {
  skip: 'Skip to main content',
  logIn: 'Log In',
  logOut: 'Log Out',
  menu: 'Menu',
  keepOpen:
    'Your browser does not let us keep your place on this site. Keep this page open until you have finished, or',
  emailLink: 'email me a link',
  home: (brand: string) => `${brand}, home`,
} as const;
