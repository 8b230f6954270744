import type { Affiliate } from '@home-move/contract';

/** The name of a company as a picture, black on nothing. */
function lettering(
  text: string,
  { width, weight = 800, spacing = 0 }: { width: number; weight?: number; spacing?: number },
) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" viewBox="0 0 ${width} 24"><text x="0" y="18" font-family="Figtree,Arial,sans-serif" font-size="18" font-weight="${weight}" letter-spacing="${spacing}" textLength="${width - 2}" lengthAdjust="spacingAndGlyphs" fill="#14202b">${text}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Fictional companies; their addresses lead nowhere. */
export const demoAffiliates: readonly Affiliate[] = [
  {
    id: 'nestsure',
    category: 1,
    title: 'Nestsure',
    logo: lettering('NESTSURE', { width: 92 }),
    text: 'Contents insurance from the day you move in. You can cancel within 14 days.',
    link: 'https://nestsure.example/contents',
    showInConfirmationPage: true,
  },
  {
    id: 'sharewell',
    category: 1,
    title: 'Sharewell',
    logo: lettering('sharewell', { width: 84, weight: 600 }),
    text: 'Insurance for your own things in a shared home.',
    link: 'https://sharewell.example/rooms',
    showInConfirmationPage: false,
  },
  {
    id: 'lift-and-shift',
    category: 2,
    title: 'Lift & Shift',
    logo: lettering('Lift &amp; Shift', { width: 92, weight: 700 }),
    text: 'Two movers and a 3.5 tonne van, packing included.',
    link: 'https://lift-and-shift.example/quote',
    showInConfirmationPage: false,
  },
  {
    id: 'vanfolk',
    category: 2,
    title: 'Vanfolk',
    logo: lettering('vanfolk', { width: 66 }),
    text: 'A van with a driver by the hour. You see the price before you book.',
    link: 'https://vanfolk.example/book',
    showInConfirmationPage: true,
  },
  {
    id: 'tidy-and-co',
    category: 3,
    title: 'Tidy&Co',
    logo: lettering('Tidy&amp;Co', { width: 74 }),
    text: 'A clean of the home that you leave, to the list of your letting agent.',
    link: 'https://tidy-and-co.example/end-of-tenancy',
    showInConfirmationPage: true,
  },
  {
    id: 'cubby',
    category: 4,
    title: 'Cubby',
    logo: lettering('cubby', { width: 54, weight: 700 }),
    text: 'Storage by the week, from one box to a whole home.',
    link: 'https://cubby.example/storage',
    showInConfirmationPage: false,
  },
];
