/** Words of the header and the frame of every page. */
export const layoutTexts = {
  skip: 'Skip to main content',
  logIn: 'Log In',
  logOut: 'Log Out',
  menu: 'Menu',
  home: (brand: string) => `${brand}, home`,
} as const;
