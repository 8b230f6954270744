import { createHash } from 'node:crypto';
import { openPortal, previewPageTexts } from './preview-page.texts.js';
import type { PreviewLink } from './previews.service.js';

/** Self-contained styles: system fonts and the colours of the default theme, light and dark. */
const style = `
:root { color-scheme: light dark; --surface: #f8f7f4; --raised: #fff; --text: #14232b; --line: #e0ddd5; --accent: #0b5563; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --surface: #0f1719; --raised: #172124; --text: #edf2f1; --line: #2b393d; --accent: #86cfd8; --on-accent: #06262c } }
* { box-sizing: border-box }
body { margin: 0; padding: clamp(16px, 8vw, 96px) 16px; background: var(--surface); color: var(--text); font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { max-width: 560px; margin: 0 auto; padding: clamp(20px, 5vw, 40px); background: var(--raised); border: 1px solid var(--line); border-radius: 16px }
h1 { margin: 0; font-size: clamp(1.625rem, 4vw, 2.125rem); letter-spacing: -.02em; line-height: 1.15; text-wrap: balance }
p { margin: 12px 0 24px; overflow-wrap: anywhere }
a { display: inline-flex; align-items: center; min-height: 52px; padding: 10px 26px; border-radius: 10px; background: var(--accent); color: var(--on-accent); font-weight: 650; text-decoration: none }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;

const hash = createHash('sha256').update(style).digest('base64');

/** Allows no script, no request and no framing. */
export const previewPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Renders the page in place of a preview that cannot be shown.
 * @param home path of the portal's first page
 */
export function previewPage(link: Exclude<PreviewLink, { readonly state: 'active' }>, home: string): string {
  const { title, text } = previewPageTexts(link);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Home Move</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="${home}">${openPortal}</a>
</main>
</body>
</html>
`;
}
