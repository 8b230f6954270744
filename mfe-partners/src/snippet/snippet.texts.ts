import type { PortalMode } from '../embedding/portal-options';
import type { SiteKind } from './site-kinds';

const dialogInCode = 'Open the dialog from your own code with HomeMove.open().';

export const snippetTexts = {
  title: 'Your snippet',
  tabs: 'Your website is made with',
  kinds: {
    html: 'Plain HTML',
    wordpress: 'WordPress',
    wix: 'Wix',
    squarespace: 'Squarespace',
    'tag-manager': 'Tag manager',
    react: 'React',
  } satisfies Record<SiteKind, string>,
  copy: 'Copy snippet',
  next: 'Paste it into your page.',
  /** Text of the link that opens the dialog. */
  link: 'Set up your new home',
} as const;

const htmlTexts: Readonly<Record<PortalMode, string>> = {
  inline:
    'Paste this where the portal should appear. It starts to load with your page, and appears even if our script is blocked.',
  modal: 'Paste this where the link should appear. Without JavaScript the link leads to our own page.',
  button: 'Paste this once, just before the end of your page.',
};

const tagManagerTexts: Readonly<Record<PortalMode, string>> = {
  inline:
    'Put the element in the first line where the portal should appear. Create a Custom HTML tag that fires once on that page, and paste this.',
  modal: `Create a Custom HTML tag that fires once on each page, and paste this. ${dialogInCode}`,
  button: 'Create a Custom HTML tag that fires once on each page, and paste this.',
};

/** Where to paste the snippet of a kind of website. `loader` is the address of our script. */
export function pasteText(kind: SiteKind, mode: PortalMode, loader: string): string {
  const dialog = mode === 'modal' ? ` ${dialogInCode}` : '';
  switch (kind) {
    case 'html':
      return htmlTexts[mode];
    case 'wordpress':
      return `Add a Custom HTML block to your page and paste this. If a plugin delays scripts, exclude ${new URL(loader).host}.`;
    case 'wix':
      return `Add a Custom Element, choose Server URL, and enter these two values. Then add the attributes.${dialog}`;
    case 'squarespace':
      return 'Add a Code block, choose HTML, and paste this. Script blocks need a paid plan.';
    case 'tag-manager':
      return tagManagerTexts[mode];
    case 'react':
      return `Download the component and its types into your app, then use it anywhere. It works with server rendering.${
        mode === 'modal' ? ' Open the dialog with open() of its ref.' : ''
      }`;
    default:
      return kind satisfies never;
  }
}
