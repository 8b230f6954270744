/** Letters, digits, dots and hyphens. URL accepts other characters, some of which would end a directive of the policy. */
const bareOrigin = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

/** The origin of an address, as browsers write it; null if it contains characters that a policy cannot hold. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return bareOrigin.test(origin) ? origin : null;
}

/** The origin in a text that contains nothing else, as browsers write it; null for any other text. */
export function bareOriginOf(text: string): string | null {
  const origin = originOf(text);
  return origin !== null && new URL(text).href === `${origin}/` ? origin : null;
}
