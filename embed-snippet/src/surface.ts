/** Luminance from which the portal's muted text has a contrast of 4.5 on a background. */
const lightEnough = 0.7;

const opaque = /^rgb\((\d+), (\d+), (\d+)\)$/;
const transparent = /^(transparent|rgba\(\d+, \d+, \d+, 0\))$/;

/** Relative luminance as WCAG defines it, from 0 to 1. */
function luminanceOf(channels: readonly string[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot ?? element.parentElement) return element.assignedSlot ?? element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Whether the page's canvas is dark, which only its colour scheme makes it. */
function isCanvasDark(): boolean {
  const colorScheme = getComputedStyle(document.documentElement).getPropertyValue('color-scheme');
  if (!colorScheme.includes('dark')) return false;
  return !colorScheme.includes('light') || window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * Whether the portal needs its own surface to be readable at the element's place: on a dark or medium background, and
 * on a background that cannot be computed, such as a picture. The portal's pages are transparent and made for light
 * backgrounds.
 */
export function needsSurface(element: Element): boolean {
  for (let behind: Element | null = element; behind; behind = parentOf(behind)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(behind);
    const [, ...channels] = opaque.exec(backgroundColor) ?? [];
    if (backgroundImage !== 'none' && backgroundImage !== '') return true;
    if (channels.length > 0) return luminanceOf(channels) < lightEnough;
    if (backgroundColor !== '' && !transparent.test(backgroundColor)) return true;
  }
  return isCanvasDark();
}
