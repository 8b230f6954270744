/**
 * Widths of screens in px [UI-09, XUI-06]: the design holds from `smallest` to `widest`; two buttons stand in a row from `small`
 * on, desktop begins at `desktop`. Style sheets cannot read them and write the numbers; beyond `widest` there is more ground.
 */
export const screens = { smallest: 320, small: 578, desktop: 768, widest: 1800 } as const;
