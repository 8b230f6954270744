/** Words of the shell's smaller pages. */
export const pagesTexts = {
  logIn: {
    title: 'Log in',
    closed: 'Logging in to a saved move is not open yet.',
    instead: 'You can start your move here, or call us and we will find it for you.',
    open: 'You are logged in on this page already.',
    carryOn: 'Carry on with your move',
    getStarted: 'Get Started',
    call: (phone: string, hours: string) => `Call ${phone}, ${hours}`,
  },
  notFound: {
    title: 'We could not find that page',
    text: 'The address may be mistyped, or the page may have moved. What you entered is safe.',
    home: 'Go to the first page',
    carryOn: 'Carry on with your move',
  },
  cookies: {
    title: 'Cookie policy',
    lede: 'We do not set any cookies.',
    kept: 'While this page is open, your browser keeps a few things for us in its session storage, so that a reload loses nothing:',
    items: [
      'a key that says this is still your visit',
      'which brand you came by',
      'what you have typed and chosen but not sent yet',
    ],
    gone: 'Your browser forgets them when you close the tab, and we clear them when you log out. Nobody else can read them.',
    none: 'We do not use cookies or storage to measure, advertise or follow you.',
  },
  startFailed: { panel: 'We could not reach our service' },
  journeyFailed: {
    toServices: 'Go to your services',
    call: 'Call us on',
    write: 'or write to',
  },
} as const;
