import { paletteOf, type Branding, type ThemeData } from '@home-move/contract';

interface ManifestFacts {
  readonly branding: Branding;
  readonly look: ThemeData;
  /** The path of the page. */
  readonly page: string;
  /** The icon of the portal, for a brand without one. */
  readonly icon: string;
}

/** The web app manifest of the meter day page: name, icon and colours of the brand. [METER-18] */
export function webManifest({ branding: { name, mark }, look, page, icon }: ManifestFacts): object {
  const { header, surface } = paletteOf(look, 'light');
  const src = mark ?? icon;
  return {
    id: page,
    name,
    short_name: name,
    start_url: page,
    scope: page,
    display: 'standalone',
    lang: 'en-GB',
    theme_color: header,
    background_color: surface,
    icons: [{ src, type: src.endsWith('.png') ? 'image/png' : 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  };
}
