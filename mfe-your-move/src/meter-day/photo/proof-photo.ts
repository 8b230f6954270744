import { meterPhotoLimits, withoutMetadata } from '@home-move/contract';
import { PhotoError, shrinkPhoto } from '@home-move/ui';
import { base64Of, bytesOf } from '../readings/base64';

/** Larger files are not opened. [METER-05] */
const maxFileBytes = 20_000_000;

/** Makes a photo smaller, and removes its metadata as the API would: the hash proves these bytes. Throws PhotoError. [METER-05, METER-06] */
export async function proofPhoto(file: File): Promise<string> {
  const picture = withoutMetadata(bytesOf(await shrinkPhoto(file, maxFileBytes)), meterPhotoLimits.side);
  if (!picture) throw new PhotoError('unreadable');
  return base64Of(picture);
}

/** Why a file cannot be used as a photo. `notReduced`: even its smallest version has too many bytes. */
export function reasonOf(cause: unknown, { size }: File): 'tooLarge' | 'notReduced' | 'unreadable' {
  if (!(cause instanceof PhotoError) || cause.reason === 'unreadable') return 'unreadable';
  return size > maxFileBytes ? 'tooLarge' : 'notReduced';
}
