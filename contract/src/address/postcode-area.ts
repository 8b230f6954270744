const northernIreland = /^BT\d/;
/** Northern Ireland, Guernsey, Jersey and the Isle of Man. */
const otherEnergyMarkets = /^(BT|GY|JE|IM)\d/;

/** Areas entirely in Wales; in areas across the border, the districts whose towns are in Wales. */
const wales = /^(CF|LD|LL|NP|SA)\d|^(SY(1[5-9]|2[0-5])|CH[5-8]|HR3)\b/;

/** Whether a home is in Wales, as far as its postcode shows. */
export function isInWales(postcode: string | null): boolean {
  return postcode !== null && wales.test(postcode);
}

/** Whether the postcode of a home is in Northern Ireland, where homes pay rates instead of council tax. */
export function isInNorthernIreland(postcode: string | null): boolean {
  return postcode !== null && northernIreland.test(postcode);
}

/** Whether the postcode of a home is in the market of Great Britain, the only one that we compare; true without a postcode. */
export function isInEnergyMarket(postcode: string | null): boolean {
  return postcode === null || !otherEnergyMarkets.test(postcode);
}
