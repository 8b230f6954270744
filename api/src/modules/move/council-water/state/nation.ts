import { isInNorthernIreland, isInWales, type Address } from '@home-move/contract';
import type { Nation } from '../../../../common/calendar/working-days.js';
import type { StoredLocalServices } from './local-services.state.js';

/** Areas only in Scotland; the Borders' TD also has Berwick (TD15) and Cornhill (TD12) in England. */
const scotland = /^(AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE)\d|^TD(?!1[25])\d/;

const nationsByCountry: Readonly<Record<string, Nation>> = {
  England: 'ENG',
  Scotland: 'SCT',
  Wales: 'WLS',
  'Northern Ireland': 'NIR',
};

/** The nation of the home, whose bank holidays count: as its council was looked up, otherwise as its postcode shows. */
export function nationOf({
  address,
  localServices,
}: {
  readonly address: Address | null;
  readonly localServices: StoredLocalServices | null;
}): Nation {
  const postcode = address?.postcode ?? '';
  const country = localServices?.postcode === postcode ? localServices.services.country : null;
  const known = country === null ? undefined : nationsByCountry[country];
  if (known) return known;
  if (scotland.test(postcode)) return 'SCT';
  if (isInWales(postcode)) return 'WLS';
  return isInNorthernIreland(postcode) ? 'NIR' : 'ENG';
}
