/** Words of the page behind a log-in link. */
export const logInLinkTexts = { opening: 'Opening your link' } as const;
