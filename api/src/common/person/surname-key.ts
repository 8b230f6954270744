/**
 * A surname without the differences that do not matter: case, accents, spaces, hyphens, apostrophes. "O’Brien-Jones" and "obrien
 * jones" have the same key. Empty for a text without letters or digits. [VAL-03]
 */
export function surnameKey(surname: string): string {
  return surname
    .normalize('NFKD')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toLowerCase();
}
