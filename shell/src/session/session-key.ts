import { createSessionCipher, type SessionCipher } from './session-cipher';

/** The name of the element with the keys. */
const keyName = 'hm-key';
const probe = 'hm.probe=1';

/** Whether this document may keep cookies with these attributes. */
function keepsCookies(page: Document, attributes: string): boolean {
  page.cookie = `${probe};${attributes}`;
  const isKept = page.cookie.includes(probe);
  page.cookie = `${probe};Max-Age=0;${attributes}`;
  return isKept;
}

/**
 * Takes the keys of this browser out of the document, before a script of a remote could read them. Returns null if the document has
 * none, or if the browser does not keep cookies: another document would have another key, and the session would end with a reload.
 */
export function takeSessionCipher(page: Document, { crypto }: Pick<Window, 'crypto'>): SessionCipher | null {
  const element = page.querySelector<HTMLMetaElement>(`meta[name="${keyName}"]`);
  element?.remove();
  const { cookie: attributes = '' } = element?.dataset ?? {};
  // A page without https on another host than this machine has no `subtle`.
  if (!element || !crypto.subtle || !keepsCookies(page, attributes)) return null;
  const keys = element.content
    .split(' ')
    .map((cookie) => cookie.split('='))
    // Scripts cannot see the cookies of the server, so a visible one is theirs, and so is its key.
    .filter(([name = '']) => !page.cookie.includes(name))
    .map(([, key = '']) => Uint8Array.from(atob(key), (character) => character.charCodeAt(0)));
  return createSessionCipher(keys.length > 0 ? keys : [crypto.getRandomValues(new Uint8Array(32))], crypto);
}
