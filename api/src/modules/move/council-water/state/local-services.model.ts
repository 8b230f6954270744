import {
  recordOf,
  registeredServices,
  type CouncilAuthority,
  type CouncilServices,
  type WaterCompany,
  type WaterServices,
} from '@home-move/contract';
import { listOf, nullable, subSchema } from '../../../../common/database/sub-schema.js';
import type { StoredLocalServices } from './local-services.state.js';

const councilSchema = subSchema<CouncilAuthority>({
  name: String,
  welshName: String,
  logoUrl: String,
  registrationUrl: String,
  kind: String,
  replacedBy: subSchema<NonNullable<CouncilAuthority['replacedBy']>>({ name: String, on: String }),
});

const waterSchema = subSchema<WaterServices>({
  billing: String,
  companies: listOf(
    subSchema<WaterCompany>({ name: String, logoUrl: String, registrationUrl: String, services: listOf(String) }),
  ),
});

const localServicesSchema = subSchema<StoredLocalServices>({
  postcode: String,
  on: String,
  services: subSchema<CouncilServices>({ country: String, council: councilSchema, water: waterSchema }),
});

/** The fields of `LocalServicesFields`. */
export const localServicesFields = {
  localServices: nullable(localServicesSchema),
  registrationConfirmed: {
    type: recordOf(registeredServices, () => ({ type: Boolean, default: null })),
    required: true,
    _id: false,
  },
} as const;
