/** A British mobile number in any notation, with or without + before 44, as +447…; undefined for any other text. */
export function britishMobile(input: string): string | undefined {
  const national = /^(?:\+44|0044|44|0)(7\d{9})$/.exec(input.replace(/[\s()-]/g, ''))?.[1];
  return national && `+44${national}`;
}
