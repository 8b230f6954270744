/** A code of HTML_CodeSniffer that is wrong about our pages. */
export interface IgnoredCode {
  /** The whole code, or its beginning. */
  readonly code: string;
  /** The elements about which it is wrong; all of them if absent. */
  readonly selector?: string;
  readonly reason: string;
}

/** Errors of HTML_CodeSniffer that are not counted. */
export const ignoredCodes: readonly IgnoredCode[] = [
  {
    code: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H71.NoLegend',
    selector: 'fieldset[aria-label]',
    reason: 'The label names the group; a legend would be shown.',
  },
  {
    code: 'WCAG2AA.Principle1.Guideline1_3.1_3_5.H98',
    selector: 'input[type=email][autocomplete=username]',
    reason: 'HTML allows the purpose username in fields for email addresses; the list of the engine is older.',
  },
  {
    code: 'WCAG2AA.Principle1.Guideline1_3.1_3_5.H98',
    selector: 'input[type=tel][autocomplete=tel-national]',
    reason:
      'HTML lists tel-national for text fields only, but browsers fill it in telephone fields too, and WCAG 1.3.5 requires only the purpose.',
  },
  {
    code: 'WCAG2AA.Principle1.Guideline1_3.1_3_5.H98',
    selector: 'input[type=url][autocomplete=url]',
    reason: 'The engine allows the purpose url in fields for email addresses instead of fields for URLs.',
  },
];

/** A fault that stays for now. */
export interface KnownException {
  readonly check: string;
  /** Routes that have it; all of them if absent. */
  readonly routes?: readonly string[];
  /** Matches the text of the fault. */
  readonly fault: RegExp;
  readonly reason: string;
  readonly plan: string;
}

/** Faults that the accessibility statement lists; they fail no test. */
export const knownExceptions: readonly KnownException[] = [
  {
    check: 'readingOrder',
    fault: /^button ".*" is shown before button ".*"$/,
    reason:
      'In a narrow column the main button of a form is above the second one, and is read after it. The order of two buttons changes neither their meaning (WCAG 1.3.2) nor their operation (2.4.3).',
    plan: 'Render both in the order in which they are shown, instead of reversing the column in the style sheet.',
  },
];

/** Animations that run while motion is reduced. */
export const essentialAnimations: readonly { readonly name: RegExp; readonly reason: string }[] = [
  { name: /turn/, reason: 'The spinner shows that something is loading; it turns at a third of its speed.' },
];
