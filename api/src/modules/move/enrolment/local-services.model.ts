import type { CouncilAuthority, CouncilServices, WaterCompany, WaterServices } from '@home-move/contract';
import { listOf, subSchema } from '../../../common/database/sub-schema.js';
import type { StoredLocalServices } from './enrolment.record.js';

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

export const localServicesSchema = subSchema<StoredLocalServices>({
  postcode: String,
  on: String,
  services: subSchema<CouncilServices>({ country: String, council: councilSchema, water: waterSchema }),
});
