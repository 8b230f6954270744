/** For the developers of the page around a frame. */
export const hostThemeTexts = {
  failed: 'themeTokens have no effect, because a script of the frame did not load.',
} as const;
