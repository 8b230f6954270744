import { meterPhotoLimits, withoutMetadata } from '@home-move/contract';
import { base64Of } from '../readings/base64';

/** Larger files are not opened. [METER-05] */
const maxFileBytes = 20_000_000;
const qualities = [0.8, 0.6, 0.4];
/** The longer side of the smallest attempt, in which figures can still be read. */
const smallestSide = 800;

/** Why a file cannot be used as a photo. */
export class PhotoError extends Error {
  constructor(readonly reason: 'tooLarge' | 'unreadable') {
    super(reason);
  }
}

/**
 * Redraws a photo as a JPEG within the limits and returns it as base64. Its place never reaches the storage of the device. Throws PhotoError. [METER-05]
 */
export async function shrinkPhoto(file: File): Promise<string> {
  if (file.size > maxFileBytes) throw new PhotoError('tooLarge');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError('unreadable');
  });
  try {
    for (let side: number = meterPhotoLimits.side; side >= smallestSide; side /= 2)
      for (const quality of qualities) {
        // A smaller attempt follows only if this one is too large.
        // oxlint-disable-next-line no-await-in-loop
        const bytes = await draw(picture, side, quality);
        if (bytes.length <= meterPhotoLimits.bytes) return base64Of(bytes);
      }
  } finally {
    picture.close();
  }
  throw new PhotoError('tooLarge');
}

async function draw(picture: ImageBitmap, side: number, quality: number): Promise<Uint8Array> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  const bytes = image && withoutMetadata(new Uint8Array(await image.arrayBuffer()), meterPhotoLimits.side);
  if (!bytes) throw new PhotoError('unreadable');
  return bytes;
}
