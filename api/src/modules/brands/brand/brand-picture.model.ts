import { Schema } from 'mongoose';

export const BRAND_PICTURE = 'brand_picture';

/** A picture that brands use. Several may name the same one, so a picture is never changed or removed. */
export interface BrandPictureDocument {
  /** Its name, which is the hash of its content with its type; the only index that is needed. */
  _id: string;
  /** As base64. */
  content: string;
}

export const brandPictureSchema = new Schema<BrandPictureDocument>(
  {
    _id: { type: String, required: true },
    content: { type: String, required: true },
  },
  { collection: 'brand_pictures', versionKey: false, id: false },
);
