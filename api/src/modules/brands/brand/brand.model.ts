import { paletteRoles, recordOf, services, type ThemeData } from '@home-move/contract';
import { Schema } from 'mongoose';
import { subSchema } from '../../../common/database/sub-schema.js';
import type { Brand } from './brands.data.js';

export const BRAND = 'brand';

export interface BrandDocument extends Brand {
  /** `level:id`, for example "1:101". */
  _id: string;
}

const required = { required: true } as const;

const colours = recordOf(paletteRoles, () => String);

const lookSchema = subSchema<ThemeData>({
  light: subSchema<ThemeData['light']>(colours),
  dark: subSchema<ThemeData['dark']>(colours),
  corners: String,
  font: String,
  depth: String,
  logo: String,
  darkLogo: String,
  mark: String,
});

export const brandSchema = new Schema<BrandDocument>(
  {
    _id: { type: String, ...required },
    id: { type: Number, ...required },
    level: { type: Number, ...required },
    name: { type: String, ...required },
    urlRoute: { type: String, ...required },
    branch: { type: Number, default: null },
    partner: { type: String, default: null },
    theme: { type: String, ...required },
    look: { type: lookSchema, ...required },
    lookHash: { type: String, ...required },
    darkMode: { type: Boolean, default: false },
    support: { type: { phone: String, email: String, hours: String }, ...required, _id: false },
    legalText: { type: String, ...required },
    privacyNotice: { type: String, default: null },
    logo: { type: String, default: 'default' },
    skyTv: { type: Boolean, default: true },
    offered: { type: recordOf(services, () => Number), ...required, _id: false },
    flagsOff: { type: [String], default: [] },
    hiddenAffiliateCategories: { type: [Number], default: [] },
    hostOrigins: { type: [String], default: [] },
    mailFrom: { type: String, default: null },
    mailName: { type: String, default: null },
    replyTo: { type: String, default: null },
    smsSender: { type: String, default: null },
    namedSupplier: { type: String, default: null },
    archivedAt: { type: Date, default: null },
  },
  { collection: 'brands', versionKey: false, id: false, minimize: false },
);
brandSchema.index({ urlRoute: 1, branch: 1 }, { unique: true });
brandSchema.index({ hostOrigins: 1 });
brandSchema.index({ lookHash: 1 });
