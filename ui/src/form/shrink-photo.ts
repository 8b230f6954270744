import { meterPhotoLimits } from '@home-move/contract';

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
 * Redraws a photo of a meter as a JPEG within `meterPhotoLimits`, and returns it as base64. Metadata such as the location never leaves
 * the device. Throws PhotoError.
 * @param maxFileBytes larger files are not opened
 */
export async function shrinkPhoto(file: File, maxFileBytes: number): Promise<string> {
  if (file.size > maxFileBytes) throw new PhotoError('tooLarge');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError('unreadable');
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
  throw new PhotoError('tooLarge');
}

function draw(picture: ImageBitmap, side: number, quality: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const [type, image] = canvas.toDataURL('image/jpeg', quality).split(',');
  if (type !== 'data:image/jpeg;base64' || image === undefined) throw new PhotoError('unreadable');
  return image;
}
