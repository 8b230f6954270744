import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { violationsIn } from '../pages/screen.page.js';
import { ignoredCodes } from './exceptions.js';

const require = createRequire(import.meta.url);
const snifferSource = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');
const { version: snifferVersion } = require('html_codesniffer/package.json') as { readonly version: string };

/** Versions of the engines. */
export const engineVersions = { axe: axe.version, htmlCodeSniffer: snifferVersion } as const;

/** The violations that axe finds in one document: "label: #surname". */
export async function axeFaults(document: Page | Frame, disabledRules?: readonly string[]): Promise<readonly string[]> {
  const { violations } = await violationsIn(document, 'html', disabledRules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
}

interface SnifferMessage {
  /** 1 is an error. */
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}

interface Sniffer {
  process(standard: string, document: Document, done: () => void, fail: (error: unknown) => void): void;
  getMessages(): readonly SnifferMessage[];
  getTranslation(name: string): string | undefined;
}

/** The errors against WCAG 2 AA that HTML_CodeSniffer finds in one document: code, element, message. */
export async function snifferFaults(frame: Page | Frame): Promise<readonly string[]> {
  await frame.evaluate(`if (!window.HTMLCS) { ${snifferSource} }`);
  return frame.evaluate(async (ignored) => {
    const { HTMLCS } = window as unknown as { readonly HTMLCS: Sniffer };
    const translate = HTMLCS.getTranslation.bind(HTMLCS);
    // Version 2.5.1 fails on messages that it does not have in English.
    HTMLCS.getTranslation = (name) => translate(name) ?? name;
    await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject));
    const describe = (element: Element) => {
      const id = element.id === '' ? '' : `#${element.id}`;
      const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName?.toLowerCase()}${id} "${text}"`;
    };
    const isIgnored = ({ code, element }: SnifferMessage) =>
      ignored.some(
        ({ code: start, selector }) =>
          code.startsWith(start) && (selector === undefined || element.matches?.(selector) === true),
      );
    return HTMLCS.getMessages()
      .filter((message) => message.type === 1 && !isIgnored(message))
      .map(({ code, element, msg }) => `${code} ${describe(element)}: ${msg}`);
  }, ignoredCodes);
}
