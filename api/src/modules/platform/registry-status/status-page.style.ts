/** Self-contained styles: system fonts and the colours of the default theme, light and dark. */
export const statusPageStyle = `
:root { color-scheme: light dark; --surface: #f8f7f4; --raised: #fff; --text: #14232b; --muted: #53626a; --line: #e0ddd5; --accent: #0b5563; --soft: #e2eff0; --good: #1c6a3d; --good-soft: #e2f2e8; --bad: #b3231b; --bad-soft: #fdebe9 }
@media (prefers-color-scheme: dark) { :root { --surface: #0f1719; --raised: #172124; --text: #edf2f1; --muted: #a6b5b7; --line: #2b393d; --accent: #86cfd8; --soft: #17343a; --good: #86d3a1; --good-soft: #153024; --bad: #ffa79f; --bad-soft: #3d1c1a } }
* { box-sizing: border-box }
body { margin: 0; padding: clamp(16px, 4vw, 48px); background: var(--surface); color: var(--text); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { max-width: 1080px; margin: 0 auto }
h1 { margin: 0; font-size: clamp(1.625rem, 4vw, 2.25rem); letter-spacing: -.02em; line-height: 1.15 }
header p { margin: 6px 0 28px; color: var(--muted) }
section { margin: 0 0 20px; padding: 20px 24px; background: var(--raised); border: 1px solid var(--line); border-radius: 16px }
h2 { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: baseline; margin: 0 0 12px; font-size: 1.25rem }
h2 small { color: var(--muted); font-size: 0.875rem; font-weight: 400 }
h3 { margin: 18px 0 6px; font-size: 0.875rem; color: var(--muted) }
article { padding: 12px 0; border-top: 1px solid var(--line) }
article h3 { margin: 0 0 8px; color: inherit; font-size: 1.0625rem; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr)); gap: 8px 20px; margin: 0; font-size: 0.9375rem; font-variant-numeric: tabular-nums }
dt { color: var(--muted); font-size: 0.8125rem }
dd { margin: 0; overflow-wrap: anywhere }
ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none }
li { padding: 3px 12px; background: var(--soft); border-radius: 999px; font-size: 0.875rem }
.ok { color: var(--good); font-weight: 600 }
.no { color: var(--bad); font-weight: 600 }
.none { color: var(--muted) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;
