/** The page that shows every mail at 600 and at 320 px, in light or dark as the browser is set. */
export function mailPreviewIndex(mails) {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails</title><style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:24px}div{display:flex;gap:16px;overflow:auto}iframe{border:1px solid;flex:none;height:900px}</style>
<h1>Mails</h1>
${mails.map(shown).join('\n')}
</html>
`;
}

const shown = ({ file, theme, subject }) => `<h2>${escaped(subject)} (${theme})</h2>
<p><a href="${file}.html">HTML</a> <a href="${file}.txt">text</a></p>
<div>${[600, 320].map((width) => `<iframe title="${file} at ${width}" src="${file}.html" width="${width}"></iframe>`).join('')}</div>`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
