import { bootElementId, markOf, themeModes, type Boot, type Branding, type Portal } from '@home-move/contract';
import { descriptionOf, rehearsalText } from './document.texts.js';
import { placeholders, type ShellTemplate } from '../shell-build/shell-template.js';
import type { BrandLook } from './brand-look.js';
import type { DocumentMode } from './document-mode.js';
import type { DocumentScript } from './document-scripts.js';
import { attribute, inlineJson, text } from './markup.js';
import type { SessionKeys } from './session-key-cookies.js';

/** How the document looks before its first script. */
export interface DocumentLook extends BrandLook {
  readonly mode: DocumentMode;
  /** Whether a frame paints the brand's surface. */
  readonly hasSurface: boolean;
}

/** Whether documents of the portal request the app token at once; an agent's session starts with a token of the CRM. */
export function hasScript(portal: Portal): boolean {
  return portal === 'tenant';
}

/** Outside the shell's element, so that no page replaces it. */
const rehearsalBanner = `<aside aria-label="Rehearsal"><p>${rehearsalText}</p></aside>`;

const keyPlaceholder = '<!--hm:key-->';
/** A shell that takes the keys out of the document, before the scripts that the head names. */
const withKey = /<script defer[^>]*><\/script>\s*<!--hm:head-->[^]*<!--hm:key-->/;

/** Whether a document of this shell may contain the keys of its browser: an earlier shell would leave it to scripts of remotes. */
export const takesKeys = ({ html }: Pick<ShellTemplate, 'html'>): boolean => withKey.test(html);

export interface DocumentOfBrowser {
  /** Whether the page shows the banner of a rehearsal. */
  readonly isRehearsal?: boolean;
  /** Null for a document that scripts could read. */
  readonly keys?: Pick<SessionKeys, 'cookies' | 'attributes'> | null;
  readonly now?: Date;
}

/** Fills the shell's template with look, mode, tokens, boot block and the scripts to fetch, so that the first paint needs no further request. */
export function writeDocument(
  template: ShellTemplate,
  boot: Boot,
  look: DocumentLook,
  scripts: readonly DocumentScript[],
  { keys = null, isRehearsal = false, now = new Date() }: DocumentOfBrowser = {},
): string {
  const { context, portal, branding } = boot;
  const attributes = [
    `data-brand="${attribute(branding.urlRoute)}"`,
    `data-font="${branding.font}"`,
    `data-mode="${look.mode}"`,
    `data-context="${context}"`,
    ...(look.hasSurface ? ['data-surface="surface"'] : []),
  ];
  const root = `<html lang="en-GB" ${attributes.join(' ')}>`;
  const head = [
    // Scripts come first, so that the browser requests them while it still receives the rest.
    hasScript(portal) ? `<script>${template.script.text}</script>` : '',
    ...scripts.map(scriptElement),
    `<title>${text(branding.name)}</title>`,
    `<meta name="description" content="${attribute(descriptionOf(branding))}">`,
    ...(context === 'hosted' ? barColours(look) : []),
    `<style>${template.tokens.text}</style>`,
    `<style>${look.sheet.text}</style>`,
  ];
  const block = inlineJson({ ...boot, now: now.toISOString() });
  // Replacement functions, because a dollar sign in a brand's text must not be interpreted as a pattern.
  return template.html
    .replace(shellIcon, (link) => iconLink(branding) ?? link)
    .replace(placeholders.root, () => root)
    .replace(placeholders.head, () => head.join(''))
    .replace(placeholders.boot, () => `<script type="application/json" id="${bootElementId}">${block}</script>`)
    .replace(keyPlaceholder, () => keyElement(keys))
    .replace(
      placeholders.start,
      () => `${isRehearsal ? rehearsalBanner : ''}<div id="hm-root">${startingPage(boot)}</div>`,
    );
}

/** The icon of the portal, in the shell's template. */
const shellIcon = /<link rel="icon"[^>]*>/;

/** The uploaded mark of a brand as the icon of its pages; null for a brand without one. */
const iconLink = ({ mark }: Branding) => (mark === null ? null : `<link rel="icon" href="${attribute(mark)}">`);

/** The colour of the browser's own bar: the colour of the header, for each mode of the document. */
function barColours({ mode, header }: DocumentLook): readonly string[] {
  if (mode !== 'system') return [`<meta name="theme-color" content="${header[mode]}">`];
  return themeModes.map(
    (each) => `<meta name="theme-color" media="(prefers-color-scheme: ${each})" content="${header[each]}">`,
  );
}

/** The brand's bar until the shell renders its header in its place; a partner's picture shows the name itself. Frames have no header. */
function startingPage({ context, branding }: Boot): string {
  if (context !== 'hosted') return '';
  const mark = markOf(branding.logo);
  if (mark === undefined) return '<div class="hm-start"></div>';
  return `<div class="hm-start" data-mark="${mark}"><span>${text(branding.name)}</span></div>`;
}

function keyElement(keys: DocumentOfBrowser['keys']): string {
  if (!keys) return '';
  return `<meta name="hm-key" content="${keys.cookies.join(' ')}" data-cookie="${keys.attributes}">`;
}

/**
 * A script that runs early does so right after the shell, which must have taken the keys of the browser, and with the priority of a
 * preload. Either equals the request that a loader sends later, otherwise the browser would request the file again.
 */
function scriptElement({ href, integrity, runsEarly }: DocumentScript): string {
  const check = integrity === null ? '' : ` crossorigin="anonymous" integrity="${attribute(integrity)}"`;
  return runsEarly
    ? `<script defer data-named fetchpriority="high"${check} src="${attribute(href)}"></script>`
    : `<link rel="preload" as="script"${check} href="${attribute(href)}">`;
}
