import { meterPhotoLimits, planMessages } from '@home-move/contract';

/** Beyond this a phone may run out of memory. */
const maxFileBytes = 40_000_000;
const qualities = [0.8, 0.6, 0.4];
/** A side of the smallest attempt, in which figures can still be read. */
const smallestSide = 800;

/** Why a file cannot be used as a photo, as the mover reads it. */
export class PhotoError extends Error {}

/**
 * Redraws a photo as a JPEG within the limits and returns it as base64. Metadata such as the location never leaves the
 * device. Throws PhotoError.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  if (file.size > maxFileBytes) throw new PhotoError(planMessages.photoTooLarge);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError(planMessages.photoUnreadable);
  });
  try {
    for (let side: number = meterPhotoLimits.side; side >= smallestSide; side /= 2)
      for (const quality of qualities) {
        const image = draw(picture, side, quality);
        if (image.length <= (meterPhotoLimits.bytes / 3) * 4) return image;
      }
  } finally {
    picture.close();
  }
  throw new PhotoError(planMessages.photoTooLarge);
}

function draw(picture: ImageBitmap, side: number, quality: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError(planMessages.photoUnreadable);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const [type, image] = canvas.toDataURL('image/jpeg', quality).split(',');
  if (type !== 'data:image/jpeg;base64' || image === undefined) throw new PhotoError(planMessages.photoUnreadable);
  return image;
}
