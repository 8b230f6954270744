/** Origins of Home Move that the CRM's pages use. */
export interface HomeMoveOrigins {
  readonly telephony: string;
  readonly assets: string;
}

type Way = 'element' | 'bare' | 'mounted' | 'none';

/** The Content-Security-Policy of a page: what its way of loading the panel needs, and nothing else. */
export function policyOf(way: Way, { telephony, assets }: HomeMoveOrigins): string {
  const needed: Readonly<Record<Way, readonly string[]>> = {
    // The page passes the panel's events on to its server; the telephony origin explains to the loader why it shows no panel.
    element: [
      `script-src 'self' ${assets}`,
      "style-src 'self'",
      `frame-src ${telephony}`,
      `connect-src 'self' ${telephony}`,
    ],
    bare: ["script-src 'self'", "style-src 'self'", `frame-src ${telephony}`, "connect-src 'self'"],
    // The panel's code and colours are in the page; its calls go to the CRM's own server.
    mounted: [`script-src 'self' ${assets}`, `style-src 'self' ${assets}`, "connect-src 'self'"],
    none: ["style-src 'self'"],
  };
  return [
    "default-src 'none'",
    ...needed[way],
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
