import type { CSSProperties } from 'react';
import { cornerRadii, paletteOf, type Palette, type ThemeData } from '@home-move/contract';

/** System fonts only: a mail loads none. */
const font = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The parts of a look that mails use: colours in both modes, and corner radii in px. */
export interface MailTheme {
  readonly radius: (typeof cornerRadii)[ThemeData['corners']];
  readonly light: Palette;
  readonly dark: Palette;
}

export function mailTheme(look: ThemeData): MailTheme {
  return { radius: cornerRadii[look.corners], light: paletteOf(look, 'light'), dark: paletteOf(look, 'dark') };
}

/** Classes that change in dark mode, styled in the style block. */
export const mailClasses = {
  ground: 'hm-ground',
  card: 'hm-card',
  text: 'hm-text',
  muted: 'hm-muted',
  mark: 'hm-mark',
  code: 'hm-code',
  box: 'hm-box',
  button: 'hm-button',
  link: 'hm-link',
  rule: 'hm-rule',
  label: 'hm-label',
  value: 'hm-value',
  amount: 'hm-amount',
} as const;

const darkRules = (dark: Palette): string =>
  [
    `.hm-ground{background:${dark.surface}!important}`,
    `.hm-card{background:${dark.raised}!important;border-color:${dark.line}!important}`,
    `.hm-text{color:${dark.text}!important}`,
    `.hm-muted{color:${dark.muted}!important}`,
    `.hm-mark{background:${dark.accent}!important}`,
    `.hm-code{background:${dark.accentSoft}!important;color:${dark.text}!important}`,
    `.hm-box{background:${dark.accentSoft}!important}`,
    `.hm-button{background:${dark.accent}!important;color:${dark.accentContrast}!important}`,
    `.hm-link{color:${dark.accentInk}!important}`,
    `.hm-rule{border-color:${dark.line}!important}`,
  ].join('');

/** The style block: dark mode and smaller padding on small screens. All other styles are inline. */
export const mailStyleBlock = ({ dark }: MailTheme): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules(dark)}}@media (max-width:599px){.hm-card{padding:28px 20px!important}.hm-code{font-size:32px!important}a.hm-button{padding:14px 16px!important}.hm-amount{font-size:23px!important;line-height:28px!important}.hm-label,.hm-value{display:block!important;width:auto!important}.hm-label{padding-bottom:0!important}.hm-value{padding-top:2px!important;border-top:0!important}}`;

/** Inline styles of the elements in light mode. */
export function mailStyles({ radius, light }: MailTheme) {
  const small: CSSProperties = { fontFamily: font, fontSize: 13, lineHeight: '20px', color: light.muted };
  const paragraph: CSSProperties = { margin: '12px 0 0', color: light.text };
  const line: CSSProperties = { margin: '6px 0 0', fontSize: 15, lineHeight: '22px', color: light.text };
  const cell: CSSProperties = {
    padding: '11px 0',
    verticalAlign: 'top',
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 400,
  };
  const border = { borderTop: `1px solid ${light.line}` };
  return {
    ground: { margin: 0, padding: 0, background: light.surface },
    outer: { padding: '32px 16px 48px' },
    column: { maxWidth: 560 },
    name: {
      padding: '0 4px 20px',
      fontFamily: font,
      fontSize: 20,
      lineHeight: '24px',
      fontWeight: 700,
      color: light.text,
    },
    mark: {
      display: 'inline-block',
      width: 14,
      height: 18,
      marginRight: 10,
      verticalAlign: -2,
      borderRadius: '7px 7px 0 0',
      background: light.accent,
    },
    card: {
      padding: '40px 40px 36px',
      background: light.raised,
      border: `1px solid ${light.line}`,
      borderRadius: radius.l,
      fontFamily: font,
      fontSize: 17,
      lineHeight: '26px',
    },
    heading: { margin: 0, fontSize: 28, lineHeight: '32px', letterSpacing: '-.02em', color: light.text },
    paragraph,
    code: {
      margin: '24px 0 0',
      padding: '20px 12px',
      borderRadius: radius.m,
      background: light.accentSoft,
      textAlign: 'center',
      fontSize: 40,
      lineHeight: '44px',
      fontWeight: 700,
      letterSpacing: '.12em',
      color: light.text,
    },
    after: { ...paragraph, marginTop: 24 },
    // The gap between the halves of a code is padding, so that a copied code contains no space.
    codeGap: { paddingRight: 14 },
    buttonCell: { borderRadius: radius.button, background: light.accent },
    button: {
      display: 'inline-block',
      padding: '14px 28px',
      borderRadius: radius.button,
      background: light.accent,
      color: light.accentContrast,
      fontWeight: 700,
      lineHeight: '24px',
      textAlign: 'center',
      textDecoration: 'none',
    },
    box: { marginTop: 24 },
    price: { padding: '16px 20px 18px', borderRadius: radius.m, background: light.accentSoft },
    amount: {
      margin: 0,
      fontSize: 26,
      lineHeight: '32px',
      fontWeight: 700,
      letterSpacing: '-.02em',
      color: light.text,
    },
    facts: { marginTop: 16, borderCollapse: 'collapse' },
    firstLabel: { ...cell, width: 170, color: light.muted },
    label: { ...cell, ...border, width: 170, color: light.muted },
    firstValue: { ...cell, color: light.text },
    value: { ...cell, ...border, color: light.text },
    subheading: { margin: '32px 0 0', fontSize: 20, lineHeight: '25px', letterSpacing: '-.015em', color: light.text },
    item: { ...border, margin: '16px 0 0', paddingTop: 16 },
    itemTitle: { margin: 0, fontSize: 17, lineHeight: '23px', color: light.text },
    line,
    mutedLine: { ...line, margin: '2px 0 0', color: light.muted },
    writtenOut: { margin: '20px 0 0', fontSize: 15, lineHeight: '23px', color: light.muted },
    link: { color: light.accentInk, wordBreak: 'break-all' },
    aside: {
      margin: '20px 0 0',
      paddingTop: 20,
      borderTop: `1px solid ${light.line}`,
      fontSize: 15,
      lineHeight: '23px',
      color: light.muted,
    },
    foot: { ...small, padding: '24px 4px 0' },
    footLine: { margin: '0 0 8px' },
    hidden: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
  } as const satisfies Record<string, CSSProperties>;
}
export type MailStyles = ReturnType<typeof mailStyles>;
