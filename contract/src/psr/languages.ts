/** A language to communicate in. */
export interface Language {
  /** ISO 639-1, otherwise 639-3 or a private tag. */
  readonly code: string;
  readonly name: string;
}

/** Every language of ISO 639-1 but English. */
const isoCodes =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  );

/** Languages outside ISO 639-1, and common names that differ from the standard's. */
const ownNames: Readonly<Record<string, string>> = {
  bfi: 'British Sign Language (BSL)',
  isg: 'Irish Sign Language (ISL)',
  'x-makaton': 'Makaton',
  yue: 'Cantonese',
  cmn: 'Mandarin',
  syl: 'Sylheti',
  phr: 'Mirpuri (Pahari)',
  rom: 'Romani',
  prs: 'Dari',
  ckb: 'Kurdish (Sorani)',
  kmr: 'Kurdish (Kurmanji)',
  sco: 'Scots',
  'sco-ulster': 'Ulster Scots',
  jam: 'Jamaican Patois',
  kri: 'Krio',
  tet: 'Tetum',
  kok: 'Konkani',
  pa: 'Punjabi (Panjabi)',
  fa: 'Persian (Farsi)',
  tl: 'Filipino (Tagalog)',
  bn: 'Bengali (Bangla)',
  tw: 'Twi',
};

/** The most spoken main languages of the Census 2021 for England and Wales, most speakers first, then sign language. */
const frequent = 'pl ro pa ur pt es ar bn gu it ta fr tr zh lt bg hu el sk de lv cs bfi'.split(' ');

const codes: ReadonlySet<string> = /* @__PURE__ */ new Set([...isoCodes, ...Object.keys(ownNames)]);

/** Whether the register knows the language. */
export const isLanguageCode = (code: string): boolean => codes.has(code);

/** About 200 languages: the frequent ones first, the others by name. For a home in Wales, Welsh is the first. [PSR-04] */
export function psrLanguages({ inWales }: { inWales: boolean }): readonly Language[] {
  const names = new Intl.DisplayNames(['en-GB'], { type: 'language' });
  const first = inWales ? ['cy', ...frequent] : frequent;
  const toLanguage = (code: string): Language => ({ code, name: ownNames[code] ?? names.of(code) ?? code });
  const others = [...codes].filter((code) => !first.includes(code)).map(toLanguage);
  return [...first.map(toLanguage), ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))];
}
