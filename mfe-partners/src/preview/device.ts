/** A screen that the preview imitates, with the width of its window in px. */
export const deviceWidths = { desktop: 1280, phone: 360 } as const;
export type Device = keyof typeof deviceWidths;

export const devices = ['desktop', 'phone'] as const satisfies readonly Device[];

/** The window that a preview imitates, and its size on the page. */
export interface PreviewSize {
  /** Of the window, in px. */
  readonly width: number;
  readonly height: number;
  /** Size on the page divided by the size of the window. */
  readonly scale: number;
  /** On the page, in px. */
  readonly shownHeight: number;
}

/** The phone on the page, in px. */
const phone = { shownWidth: 264, shownHeight: 488 };

/** The size of a preview in a place of this width. The window has its true width; only the picture is smaller. */
export function previewSize(device: Device, placeWidth: number): PreviewSize {
  const width = deviceWidths[device];
  const shownWidth = device === 'phone' ? Math.min(phone.shownWidth, placeWidth) : placeWidth;
  const scale = shownWidth / width;
  const shownHeight =
    device === 'phone' ? phone.shownHeight : Math.min(520, Math.max(220, Math.round(placeWidth * 0.66)));
  return { width, height: Math.round(shownHeight / scale), scale, shownHeight };
}
