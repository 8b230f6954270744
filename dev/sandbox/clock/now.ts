/** The present; tests bring their own. */
export type Now = () => Date;

/** The machine's time, moved by CLOCK_OFFSET (milliseconds) like the portal's own clock. */
export const systemNow: Now = () => new Date(Date.now() + Number(process.env['CLOCK_OFFSET'] ?? 0));
