/** Home Move's look, until the frame reports its brand's. Names and values are the tokens of `ui`. */
const light = `
  color-scheme: light;
  --hm-surface: #f8f7f4; --hm-raised: #fff; --hm-text: #14232b; --hm-muted: #53626a; --hm-line-strong: #78858c;
  --hm-accent: #0b5563; --hm-accent-contrast: #fff; --hm-accent-ink: #0b5563;
  --hm-header: #fff; --hm-header-text: #14232b; --hm-header-line: #e0ddd5; --hm-focus: #c2490c;`;
const dark = `
  color-scheme: dark;
  --hm-surface: #0f1719; --hm-raised: #172124; --hm-text: #edf2f1; --hm-muted: #a6b5b7; --hm-line-strong: #7d8f93;
  --hm-accent: #86cfd8; --hm-accent-contrast: #06262c; --hm-accent-ink: #8fd5de;
  --hm-header: #131c1f; --hm-header-text: #edf2f1; --hm-header-line: #2b393d; --hm-focus: #ffb575;`;

const controls = `
button, a { box-sizing: border-box; font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--hm-focus); outline-offset: 2px; }
svg { flex: none; }
.primary, .second, .plain {
  display: inline-flex; align-items: center; justify-content: center; gap: 10px; min-height: 52px; padding: 8px 26px;
  border: 1.5px solid transparent; border-radius: 10px; background: none; font-weight: 600; text-decoration: none;
}
.primary { background: var(--hm-accent); color: var(--hm-accent-contrast); }
.second { border-color: var(--hm-line-strong); }
.plain { padding-inline: 8px; color: var(--hm-accent-ink); text-decoration: underline; }
`;

/**
 * The button in the corner of the page. The element carries its place, so that the page's style sheet can change it; nothing
 * else is inherited from the page.
 */
export const buttonStyle = `
:host([mode=button]) {
  display: block; position: fixed; z-index: 10; inset-block-end: 16px; inset-inline-end: 16px;
}
.corner {
  all: initial; display: block; ${light}
  direction: ltr; font: 600 17px/1.3 system-ui, sans-serif;
}
${controls}
.corner .primary {
  min-height: 56px; padding-inline: 22px 26px; box-shadow: 0 2px 6px rgb(20 20 40 / .25), 0 8px 24px rgb(20 20 40 / .22);
}
@media (min-width: 768px) {
  :host([mode=button]) { inset-block-end: 32px; inset-inline-end: 32px; }
}
@media print {
  :host([mode=button]) { display: none; }
}
`;

/**
 * The dialog: full screen below 768 px, above that as high as its content. The frame is as high as its page, and the body of the
 * dialog scrolls. Nothing is inherited from the page, whose style sheet could otherwise hide the dialog.
 */
export const dialogStyle = `
:host { all: initial !important; display: contents !important; }
.box { ${light}
  box-sizing: border-box; inset: 0; width: 100%; height: 100dvh; max-width: none; max-height: none; margin: 0; padding: 0;
  flex-direction: column; border: 0; overflow: hidden; background: var(--hm-surface); color: var(--hm-text);
  font: 16px/1.5 system-ui, sans-serif;
}
.box[data-theme=dark] { ${dark} }
@media (prefers-color-scheme: dark) {
  .box[data-theme=system] { ${dark} }
}
.box[open] { display: flex; }
.box:focus { outline: none; }
::backdrop { background: rgb(20 20 30 / .62); }
[hidden] { display: none !important; }
h2, p { margin: 0; }
${controls}
.bar {
  box-sizing: border-box; flex: none; display: flex; align-items: center; gap: 10px; min-height: 56px; padding: 0 8px 0 16px;
  border-bottom: 1px solid var(--hm-header-line); background: var(--hm-header); color: var(--hm-header-text);
}
.name { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 18px; font-weight: 700; }
.close {
  display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 10px; border: 0; border-radius: 6px;
  background: none; font-size: 15px; font-weight: 600;
}
.bar :focus-visible { outline-color: var(--hm-header-text); outline-offset: -2px; }
.body { position: relative; flex: 1 1 auto; min-height: 0; overflow: auto; overscroll-behavior: contain; }
.body, .place { display: flex; flex-direction: column; }
.place { flex: 1 0 auto; min-width: 0; padding-inline: 12px; }
[data-theme=dark] .place, [data-theme=system] .place { padding-inline: 0; }
.loading { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 20px; }
.loading { color: var(--hm-muted); animation: appear 1ms 300ms both; }
.spinner {
  width: 48px; height: 48px; box-sizing: border-box; border: 4px solid var(--hm-header-line); border-top-color: var(--hm-accent);
  border-radius: 50%; animation: turn 1s linear infinite;
}
.covered { position: absolute; inset: 0; overflow: hidden; visibility: hidden; }
.failed { margin: auto; padding: 32px 8px; max-width: 502px; display: grid; justify-items: start; gap: 20px; }
.failed h2 { font-size: 24px; line-height: 1.25; }
.failed p { color: var(--hm-muted); }
.failed .code { font-size: 13px; }
.warning { color: var(--hm-accent-ink); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
.question {
  box-sizing: border-box; width: calc(100% - 32px); max-width: 460px; margin: auto auto 16px; padding: 24px 20px; border: 0;
  border-radius: 16px; background: var(--hm-raised); color: var(--hm-text);
}
.question h2 { font-size: 20px; line-height: 1.3; }
.question p { margin-top: 10px; }
.question .actions { margin-top: 24px; }
.question .actions > * { flex: 1 1 100%; }
@media (min-width: 768px) {
  .box {
    width: min(960px, 100% - 64px); height: fit-content; min-height: min(480px, 100dvh - 64px); max-height: calc(100dvh - 64px);
    margin: auto; border-radius: 16px; box-shadow: 0 24px 64px rgb(20 35 43 / .26);
  }
  .bar { min-height: 64px; padding: 0 14px 0 40px; }
  .name { font-size: 20px; }
  .place { padding-inline: 36px; }
  [data-theme=dark] .place, [data-theme=system] .place { padding-inline: 24px; }
  .question { margin: auto; padding: 32px; }
  .question .actions > * { flex: 0 1 auto; }
}
@keyframes appear { from { opacity: 0; } }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: no-preference) {
  .box[open] { animation: appear 200ms; }
}
@media (prefers-reduced-motion: reduce) {
  .spinner { animation: none; }
}
@media (forced-colors: active) {
  .box, .question { border: 1px solid; }
}
`;

/** Lets the frame of a portal in the dialog fill the body, and be as high as its page. Applies after the element's own style. */
export const portalStyle = `
:host { flex: 1 0 auto; }
:host, div { display: flex; flex-direction: column; }
div, iframe { flex: 1 0 auto; }
iframe { height: 320px; }
`;
