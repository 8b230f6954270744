/**
 * Screen widths in px [UI-09, XUI-06]. The design works from `smallest` to `widest`, beyond which only the margins grow; two
 * buttons fit in a row from `small`, the desktop layout starts at `desktop`. Style sheets repeat the numbers.
 */
export const screens = { smallest: 320, small: 578, desktop: 768, widest: 1800 } as const;
