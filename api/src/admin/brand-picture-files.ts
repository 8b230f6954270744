import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isPictureName, markOf } from '@home-move/contract';
import {
  type BrandPicture,
  namedPicture,
  pictureSettings,
  type PictureSetting,
} from '../modules/brands/brand/brand-picture.js';
import type { TypedSettings } from '../modules/brands/brand/typed-settings.js';
import { isPng, type PixelSize, pngSize } from './png.js';
import { UserError } from './user-error.js';

const kB = 1024;
const maxBytes = { svg: 200 * kB, cleanSvg: 30 * kB, png: 100 * kB } as const;
/** Four times the size at which a logo is shown, for sharp screens. */
const maxPngSize: PixelSize = { width: 880, height: 160 };

/** The size in px at which the header shows an SVG. */
const shownSizes: Readonly<Record<PictureSetting, PixelSize>> = {
  logo: { width: 220, height: 40 },
  'dark-logo': { width: 220, height: 40 },
  mark: { width: 34, height: 34 },
};

/** A picture from a file, ready to be stored. */
export interface PictureFile {
  readonly file: string;
  readonly picture: BrandPicture;
  readonly size: PixelSize;
  /** Names of what cleaning has removed. */
  readonly removed: readonly string[];
}

/** Settings that name their pictures, and the pictures. */
export interface SettingsWithPictures {
  readonly settings: TypedSettings;
  readonly files: readonly PictureFile[];
}

/** Reads the files of pictures, and puts the names of the pictures in their place. Throws UserError with every wrong file. */
export async function readPictures(typed: TypedSettings): Promise<SettingsWithPictures> {
  const files: PictureFile[] = [];
  const names: Record<string, string> = {};
  const problems: string[] = [];
  for (const setting of pictureSettings) {
    const file = typed[setting];
    if (file === undefined || !isFile(file)) continue;
    try {
      const read = await readPicture(setting, file);
      files.push(read);
      names[setting] = read.picture.name;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(`--${setting}: ${file} ${error.message}`);
    }
  }
  if (problems.length > 0) throw new UserError(problems);
  return { settings: { ...typed, ...names }, files };
}

/** One line: "logo.svg: 0123….svg, 2310 bytes, 220 × 40 px; removed: <script>, onload". */
export function pictureText({ file, picture, size, removed }: PictureFile): string {
  const facts = `${picture.name}, ${picture.content.length} bytes, ${size.width} × ${size.height} px`;
  return `${basename(file)}: ${facts}${removed.length > 0 ? `; removed: ${removed.join(', ')}` : ''}`;
}

/** Names of stored pictures and of our marks, addresses and "none" are validated as settings. */
function isFile(text: string): boolean {
  return text !== 'none' && !isPictureName(text) && markOf(text) === undefined && !/^https?:/i.test(text);
}

async function readPicture(setting: PictureSetting, file: string): Promise<PictureFile> {
  const content = await readFile(file).catch(() => {
    throw new UserError('cannot be read');
  });
  const read = isPng(content) ? readPng(content) : await readSvg(content, shownSizes[setting]);
  const { width, height } = read.size;
  if (setting === 'mark' && width !== height) throw new UserError('is not square');
  return { file, ...read };
}

type ReadPicture = Omit<PictureFile, 'file'>;

function readPng(content: Buffer): ReadPicture {
  if (content.length > maxBytes.png) throw new UserError('has more than 100 kB');
  const size = pngSize(content);
  if (!size) throw new UserError('is damaged');
  if (size.width > maxPngSize.width || size.height > maxPngSize.height) {
    throw new UserError(`has ${size.width} × ${size.height} px, more than 880 × 160`);
  }
  return { picture: namedPicture(content, 'png'), size, removed: [] };
}

async function readSvg(content: Buffer, box: PixelSize): Promise<ReadPicture> {
  const text = markupIn(content);
  if (text === null) throw new UserError('is neither an SVG nor a PNG');
  if (content.length > maxBytes.svg) throw new UserError('has more than 200 kB');
  // Only here: the packages that clean it take half a second to load, and no other command needs them.
  const { cleanSvg } = await import('./clean-svg.js');
  const clean = cleanSvg(text, box);
  const cleaned = Buffer.from(clean.text);
  if (cleaned.length > maxBytes.cleanSvg) {
    throw new UserError(`has ${Math.ceil(cleaned.length / kB)} kB after cleaning, more than 30 kB`);
  }
  return { picture: namedPicture(cleaned, 'svg'), size: clean.size, removed: clean.removed };
}

/** The text of a file in UTF-8 that begins like XML; null for any other file. */
function markupIn(content: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.trimStart().startsWith('<') ? text : null;
  } catch {
    return null;
  }
}
