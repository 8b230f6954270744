import type { Problem } from '@home-move/contract';

/** The policy of the page below: nothing is loaded, nobody frames it. */
export const problemPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a person sees when the document itself cannot be written. The titles are ours and hold no markup. */
export function problemPage({ title, incident }: Problem): string {
  const quote = incident === undefined ? '' : `<p>If you call us, quote ${incident}.</p>`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><h1>${title}</h1>${quote}</body></html>`;
}
