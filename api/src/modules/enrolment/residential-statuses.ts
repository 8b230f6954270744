import { residentialStatus, type ResidentialStatusOption } from '@home-move/contract';

/** Options of the residential status. [MOVE-11, MOVE-21] */
export const residentialStatuses: readonly ResidentialStatusOption[] = [
  { key: residentialStatus.homeOwner, value: 'Home owner' },
  { key: residentialStatus.privateTenant, value: 'Private tenant' },
  { key: residentialStatus.localAuthority, value: 'Local authority tenant' },
  { key: residentialStatus.landlord, value: 'Landlord' },
];
