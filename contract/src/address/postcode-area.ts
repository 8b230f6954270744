const northernIreland = /^BT\d/;
/** Northern Ireland, Guernsey, Jersey and the Isle of Man. */
const otherEnergyMarkets = /^(BT|GY|JE|IM)\d/;

/** Whether the postcode of a home is in Northern Ireland, where homes pay rates in place of council tax. */
export function isInNorthernIreland(postcode: string | null): boolean {
  return postcode !== null && northernIreland.test(postcode);
}

/** Whether the postcode of a home is in the market of Great Britain, the only one that we compare; true without a postcode. */
export function isInEnergyMarket(postcode: string | null): boolean {
  return postcode === null || !otherEnergyMarkets.test(postcode);
}
