import type { Branding, ThemeMode } from '@home-move/contract';

/** Where the portal appears in a page. */
export const portalModes = ['inline', 'modal', 'button'] as const;
export type PortalMode = (typeof portalModes)[number];

/** The colours that a page requests; `system` follows the visitor's device. */
export const portalThemes = ['light', 'dark', 'system'] as const;
export type PortalTheme = (typeof portalThemes)[number];

/** How a partner's page shows the portal. */
export interface PortalOptions {
  readonly branding: Branding;
  readonly mode: PortalMode;
  readonly theme: PortalTheme;
}

/** The origins that snippets and policies contain. */
export interface PortalOrigins {
  readonly portal: string;
  readonly assets: string;
}

/** The address of the script for partners' pages. */
export const loaderOf = ({ assets }: PortalOrigins): string => `${assets}/v1/loader.js`;

const pathOfBrand = ({ urlRoute, branch }: Branding) => `/${urlRoute}${branch === null ? '' : `/${branch}`}`;

/** The address of the brand's hosted page, outside any frame. */
export const hostedPage = ({ portal }: PortalOrigins, branding: Branding): string =>
  `${portal}${pathOfBrand(branding)}`;

/** The address of the frame that shows the portal in a page. */
export const frameAddress = ({ portal }: PortalOrigins, { branding, theme }: PortalOptions): string =>
  `${portal}/embed${pathOfBrand(branding)}${theme === 'light' ? '' : `?theme=${theme}`}`;

/** The path of a frame that shows the portal as on a device in light or dark mode. Only this page may frame it. */
export function previewPath({ branding, theme }: PortalOptions, device: ThemeMode): string {
  const themeQuery = theme === 'light' ? '' : `&theme=${theme}`;
  return `/embed${pathOfBrand(branding)}?preview=${device}${themeQuery}`;
}
