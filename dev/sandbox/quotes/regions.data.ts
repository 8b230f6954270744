import type { GspGroup } from '../postcodes/gsp-groups.js';

/** Thousandths of the price for Great Britain: [electricity unit, electricity standing, gas unit, gas standing]. */
export type RegionFactors = readonly [
  electricityUnit: number,
  electricityStanding: number,
  gasUnit: number,
  gasStanding: number,
];

/**
 * How prices differ by region. Derived for the sandbox from the spread of the cap of November 2025 (standing charge
 * highest in North Wales and Merseyside, gas unit lowest in the East Midlands, highest in the South West); Eastern has the unchanged prices.
 * As of November 2026.
 */
export const REGION_FACTORS: Readonly<Record<GspGroup, RegionFactors>> = {
  _A: [1000, 1000, 1000, 1000],
  _B: [982, 985, 972, 1000],
  _C: [985, 840, 1015, 1004],
  _D: [1018, 1220, 1002, 1001],
  _E: [990, 1010, 985, 1001],
  _F: [965, 1150, 986, 999],
  _G: [978, 1015, 984, 1000],
  _P: [1010, 1080, 993, 998],
  _N: [975, 1120, 992, 999],
  _J: [1005, 930, 1010, 1003],
  _H: [992, 955, 1021, 1005],
  _K: [996, 1090, 1012, 1000],
  _L: [1002, 1075, 1031, 1002],
  _M: [970, 1110, 987, 999],
};
