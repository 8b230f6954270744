import type { Branding } from '@home-move/contract';
import type { ShellTemplate } from '../shell-build/shell-template.js';
import type { BrandLook } from './brand-look.js';
import type { DocumentMode } from './document-mode.js';
import { attribute, inlineJson, text } from './markup.js';

/** Id of the `<script type="application/json">` with the branding. */
export const offlineBootId = 'hm-offline-boot';

export interface OfflineDocument {
  readonly branding: Branding;
  readonly look: BrandLook;
  readonly mode: DocumentMode;
  readonly tokens: ShellTemplate['tokens'];
  /** The script of the page, with its hash. */
  readonly script: { readonly href: string; readonly integrity: string };
}

/**
 * The document of the meter day page without a signal. It is the same for every mover of a brand, so that a browser may keep it: without
 * keys, tokens and data. [METER-07, METER-16]
 */
export function writeOfflineDocument({ branding, look, mode, tokens, script }: OfflineDocument): string {
  return [
    '<!doctype html>',
    `<html lang="en-GB" data-brand="${attribute(branding.urlRoute)}" data-font="${branding.font}" data-mode="${mode}" data-context="hosted">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script defer crossorigin="anonymous" integrity="${attribute(script.integrity)}" src="${attribute(script.href)}"></script>`,
    `<title>${text(branding.name)}</title>`,
    `<style>${tokens.text}</style><style>${look.sheet.text}</style>`,
    `<script type="application/json" id="${offlineBootId}">${inlineJson(branding)}</script></head>`,
    `<body><header class="hm-start"><span>${text(branding.name)}</span></header><div id="hm-offline"></div></body></html>`,
  ].join('');
}
