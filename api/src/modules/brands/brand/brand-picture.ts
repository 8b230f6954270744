import { createHash } from 'node:crypto';
import { isPictureName } from '@home-move/contract';

/** The types of pictures, by the ending of their names. */
export const pictureTypes = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;
export type PictureEnding = keyof typeof pictureTypes;

/** An uploaded picture of a brand. */
export interface BrandPicture {
  /** The hash of its content, and its type: `0123456789abcdef0123456789abcdef.svg`. */
  readonly name: string;
  readonly content: Buffer;
}

/** The settings of a brand that name a picture. */
export const pictureSettings = ['logo', 'dark-logo', 'mark'] as const;
export type PictureSetting = (typeof pictureSettings)[number];

/** A picture with the name that its content gives it. */
export function namedPicture(content: Buffer, ending: PictureEnding): BrandPicture {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { name: `${hash}.${ending}`, content };
}

/** The path of an uploaded picture; null for any other name, such as one of our marks. */
export function picturePath(name: string | null): string | null {
  return name !== null && isPictureName(name) ? `/brand-pictures/${name}` : null;
}
