export const partnersTexts = {
  title: (brand: string) => `Add ${brand} to your website`,
  lede: 'Choose how it looks and paste one snippet into your page. No account needed.',
  noBrand: { title: 'Enter your brand to see its snippet', text: 'The preview and the snippet appear here.' },
  archived: (brand: string) => `${brand} is archived: it takes no new moves, and no page can show it.`,
  loading: 'Looking up the brand',
  noAddresses: { title: 'The snippets did not load', text: 'Reload this page in a moment.' },
  promises: {
    title: 'What we promise your page',
    items: [
      { name: 'Nothing jumps', text: 'Your page does not move while the portal loads.' },
      { name: 'Small', text: 'Our script is at most 4 kB. The portal loads when visitors come near it.' },
      { name: 'No traces', text: 'No cookies, no storage and no history entries on your site.' },
      { name: 'Private', text: 'Names, addresses and bank details never reach your page.' },
    ],
  },
  guides: {
    title: 'Guides',
    options: {
      title: 'Options, events and methods',
      attributes:
        'Attributes of the element. On the script each starts with “data-”, and “data-target” is a CSS selector of another place.',
      events: 'Events bubble from the element. None contains a name, an address, an amount or a token.',
      methods: 'Methods of the global HomeMove, once the script has arrived.',
    },
    security: {
      title: 'Security policy, sandbox and cookie banners',
      policy: 'If your page has a Content-Security-Policy, it has to allow these origins. Everything else can stay.',
      sandbox:
        'A page in a sandboxed frame needs the flags allow-scripts, allow-same-origin and allow-forms, and for dialogs, downloads and links allow-modals, allow-downloads, allow-popups and allow-popups-to-escape-sandbox.',
      cookies:
        'Our script stores nothing on your site, so it may load before a visitor has answered your cookie banner. The portal in its frame stores only what a visitor’s session needs, on its own origin. It measures nothing, unless you pass the visitor’s consent on by the property “consent” of the element: “onetrust”, “cookiebot”, “google-consent-mode”, or { analytics: true }.',
      registered:
        'Support registers the origin of your page for your brand. On pages of any other origin visitors see a link.',
    },
    prefill: {
      title: 'Fill in a customer’s details from your server',
      request:
        'Your server requests a code with its partner key, each time it renders the page for a customer who is logged in. Support creates the key.',
      pass: 'Your page sets the code as a property of the element, in place of CODE. A code works once, for ten minutes, on your origin. The details are never in your page.',
    },
    panel: {
      title: 'The staff panel in your CRM',
      copy: 'Copy the panel',
      text: 'For each call your server gets a code with its partner key, and puts it here in place of CODE. A code works once, for a minute, on your origin. Support creates the key.',
    },
  },
} as const;

/** Attributes of `<home-move>` with their meaning. */
export const attributeTexts = [
  ['brand', 'Your brand, as in the address of your portal'],
  ['branch', 'Number of the branch, if you have several'],
  ['mode', '“modal” or “button”; otherwise the portal is part of your page'],
  ['theme', '“dark”, or “system” for the colours of the visitor’s device'],
  ['start', 'Step at which the portal opens, if the visitor may see it'],
] as const;

export const eventTexts = [
  ['homemove:ready', 'The first screen is shown'],
  ['homemove:step', 'The visitor is at another step'],
  ['homemove:service', 'A service is set up or skipped'],
  ['homemove:complete', 'Everything is set up'],
  ['homemove:close', 'The dialog is about to close'],
  ['homemove:error', 'The portal could not be shown; “code” names the cause'],
] as const;

export const methodTexts = [
  ['HomeMove.mount(parent, attributes)', 'Adds the portal to an element'],
  ['HomeMove.open()', 'Opens the dialog'],
  ['HomeMove.close()', 'Closes the dialog, after a question if input would be lost'],
  ['HomeMove.destroy()', 'Removes the portal'],
  ['HomeMove.on(name, listener)', 'Calls the listener at each event “homemove:name”'],
  ['HomeMove.whenReady()', 'A promise of the element, once its first screen is shown'],
] as const;
