/** A company's initials, and its colour as #rrggbb. */
export interface Initials {
  initials: string;
  colour: string;
}

/** A square logo with a company's initials, as a data URI, so that pages load no images from other origins. */
export function initialsLogo({ initials, colour }: Initials): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="8" fill="${colour}"/>` +
    `<text x="24" y="31" font-family="Georgia,serif" font-size="20" fill="#fff" text-anchor="middle">${escaped(initials)}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const escaped = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
