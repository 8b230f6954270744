import type { PortalMode, PortalTheme } from '../embedding/portal-options';

export const optionsTexts = {
  title: 'Options',
  mode: 'Where it appears',
  modes: {
    inline: { label: 'Inline', small: 'Part of your page' },
    modal: { label: 'Modal', small: 'Opens over your page' },
    button: { label: 'Button', small: 'Stays in the corner' },
  } satisfies Record<PortalMode, { label: string; small: string }>,
  colours: 'Colours',
  themes: { light: 'Light', dark: 'Dark', system: 'Automatic' } satisfies Record<PortalTheme, string>,
  coloursHint: 'Automatic follows the visitor’s device. Choose the colours of your page.',
  lightOnly: (brand: string) => `${brand} has no dark colours, so the portal is always light.`,
} as const;
