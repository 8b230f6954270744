import { siteFindingText, type Branding, type SiteCheck, type SiteFinding } from '@home-move/contract';
import type { BrowserFacts } from './browser-facts';
import { checkTexts as texts } from './check.texts';

/** One check, kept while the page is open. */
export interface CheckedPage {
  /** The address as typed. */
  readonly url: string;
  readonly branding: Branding;
  readonly result: SiteCheck;
  readonly browser: BrowserFacts;
}

export interface Verdict {
  readonly label: string;
  readonly tone: 'allowed' | 'limited' | 'blocked';
}

/** One test of a page, with its result. */
export interface PageTest {
  readonly text: string;
  readonly hasPassed: boolean;
}

type Fix = NonNullable<SiteFinding['fix']>;

/** A fix with the texts of the finding that names it. */
export interface NamedFix {
  readonly fix: Fix;
  readonly title: string;
  readonly hint: string;
}

/** The verdict of the first finding that blocks the portal, otherwise of the first that is not a redirect. */
export function verdictOf({ result, branding }: CheckedPage): Verdict {
  const { findings } = result;
  const decisive = findings.find(({ blocks }) => blocks) ?? findings.find(({ code }) => code !== 'redirected');
  if (!decisive) return { label: texts.allowed, tone: 'allowed' };
  const { label } = siteFindingText(decisive, branding.name);
  return { label, tone: decisive.blocks ? 'blocked' : 'limited' };
}

/** Findings about pages whose content was not examined. */
const unexamined: readonly SiteFinding['code'][] = [
  'unknown-brand',
  'brand-archived',
  'not-html',
  'plain-http',
  'not-reachable',
];

/** Each test of the page and of this browser; none for a page whose content was not examined. */
export function testsOf({ result, branding, browser }: CheckedPage): readonly PageTest[] {
  const { findings } = result;
  if (findings.some(({ code }) => unexamined.includes(code))) return [];
  const isBlockedBy = (code: SiteFinding['code']) =>
    findings.some((finding) => finding.code === code && finding.blocks);
  const test = (hasPassed: boolean, { passed, failed }: { passed: string; failed: string }): PageTest => ({
    text: hasPassed ? passed : failed,
    hasPassed,
  });
  const registered = {
    passed: texts.registered.passed(branding.name),
    failed: texts.registered.failed(branding.name),
  };
  return [
    test(!isBlockedBy('origin-not-listed'), registered),
    test(!isBlockedBy('blocked-by-policy'), texts.policy),
    test(!isBlockedBy('sandboxed-page'), texts.sandbox),
    ...(browser.loadsScript === null ? [] : [test(browser.loadsScript, texts.browser)]),
  ];
}

/**
 * The text of each finding. Two policies with the same text have it once. A finding that depends on the browser also reports what
 * this browser does.
 */
export function sentencesOf({ result, branding, browser }: CheckedPage): readonly string[] {
  const sentences = result.findings.map((finding) => {
    const { text } = siteFindingText(finding, branding.name);
    if (finding.code !== 'blocked-by-isolation') return text;
    return `${text} ${browser.exemptsFrames ? texts.isolation.passed : texts.isolation.failed}`;
  });
  return [...new Set(sentences)];
}

/** Each fix once: all findings about a policy name the same corrected policy. */
export function fixesOf({ result, branding }: CheckedPage): readonly NamedFix[] {
  const fixes = result.findings.flatMap((finding) => {
    const text = siteFindingText(finding, branding.name).fix;
    return finding.fix === null || text === null ? [] : [{ fix: finding.fix, ...text }];
  });
  const keyOf = ({ fix }: NamedFix) => JSON.stringify(fix);
  return fixes.filter((named, index) => fixes.findIndex((other) => keyOf(other) === keyOf(named)) === index);
}

/** The address without its scheme and a trailing slash, as a heading. */
export const shortAddress = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '');
