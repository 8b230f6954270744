/** A company's initials, and its colour as #rrggbb. */
export interface Initials {
  initials: string;
  colour: string;
}

/**
 * A square logo: a company's initials in its colour, on the white of the page's tile. A data URI, so that pages load no
 * images from other origins.
 */
export function initialsLogo({ initials, colour }: Initials): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><text x="24" y="24" dominant-baseline="central" ` +
    `text-anchor="middle" font-family="Figtree,system-ui,sans-serif" font-size="21" font-weight="800" ` +
    `letter-spacing="-1" fill="${colour}">${escaped(initials)}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const escaped = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
