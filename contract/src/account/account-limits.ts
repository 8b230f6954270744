/**
 * Hours for which a link works; each works once.
 * `phoneShown` is on screen as a QR code, `phoneSent` goes by email or text message. [PWD-04, ROUTE-14]
 */
export const linkLifetimeHours = { continue: 24, passwordReset: 1, phoneShown: 1, phoneSent: 24 } as const;

/**
 * Days for which a link works that the mover may open much later: an invitation or log-in link, one in a reminder, one that
 * undoes a change of contacts by an agent, and what every mail carries (unsubscribing, and counting that it was opened). A
 * calendar outlives the move.
 */
export const linkLifetimeDays = { logIn: 14, reminder: 14, contactChange: 14, mail: 400, calendar: 400 } as const;

/** Attempts at the postcode of one phone link, correct ones included; after them the link no longer works. */
export const maxPhoneLinkAttempts = 5;

/** After this many mismatches of surname and postcode the account is locked; only support can unlock it. [VAL-04] */
export const maxMismatches = 3;
