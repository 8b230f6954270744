import type { AreaServices } from './by-area.data.js';

type DistrictRow = readonly [districts: string, ...AreaServices];

/**
 * Postcode districts with another council or water company than their area: Bedford, Surrey and inner London.
 * Source: common knowledge, the council of most of the district; as of November 2026.
 */
const ROWS: readonly DistrictRow[] = [
  ['MK40 MK41 MK42 MK43 MK44 MK45', 'Bedford Borough Council', 'anglian'],
  ['KT7 KT8 KT10 KT11 KT12 KT13', 'Elmbridge Borough Council', ['affinity', 'thames']],
  ['KT17 KT18 KT19', 'Epsom and Ewell Borough Council', ['ses', 'thames']],
  ['KT22 KT23 RH4 RH5', 'Mole Valley District Council', ['ses', 'thames']],
  ['KT20 SM7', 'Reigate and Banstead Borough Council', ['ses', 'thames']],
  ['CR3 CR6 RH7 RH8 RH9', 'Tandridge District Council', ['ses', 'southern']],
  ['KT15 KT16 TW20 GU25', 'Runnymede Borough Council', ['affinity', 'thames']],
  ['TW15 TW16 TW17 TW18 TW19', 'Spelthorne Borough Council', ['affinity', 'thames']],
  ['GU15 GU16 GU18 GU19 GU20 GU24', 'Surrey Heath Borough Council', ['southEast', 'thames']],
  ['GU6 GU7 GU8 GU9 GU10 GU26 GU27', 'Waverley Borough Council', ['southEast', 'thames']],
  ['GU21 GU22', 'Woking Borough Council', ['affinity', 'thames']],
  ['RH10 RH11', 'Crawley Borough Council', ['southEast', 'southern']],
  ['E5 E8 E9 N16', 'London Borough of Hackney', 'thames'],
  ['E6 E7 E12 E13 E15 E16', 'London Borough of Newham', 'thames'],
  ['E4 E10 E17', 'London Borough of Waltham Forest', 'thames'],
  ['N8 N10 N15 N17 N22', 'London Borough of Haringey', 'thames'],
  ['N2 N3 N12 N20 NW4 NW7 NW11', 'London Borough of Barnet', 'thames'],
  ['NW2 NW10', 'London Borough of Brent', 'thames'],
  ['SE4 SE6 SE13 SE23', 'London Borough of Lewisham', 'thames'],
  ['SE3 SE7 SE9 SE10 SE18', 'Royal Borough of Greenwich', 'thames'],
  ['SE11 SE24 SE27 SW2 SW4 SW9 SW16', 'London Borough of Lambeth', 'thames'],
  ['SW11 SW12 SW15 SW17 SW18', 'London Borough of Wandsworth', 'thames'],
  ['SW19 SW20', 'London Borough of Merton', 'thames'],
  ['SW3 SW5 SW7 SW10 W8 W10 W11', 'Royal Borough of Kensington and Chelsea', 'thames'],
  ['SW6 W6 W12 W14', 'London Borough of Hammersmith and Fulham', 'thames'],
  ['W3 W5 W7 W13', 'London Borough of Ealing', 'thames'],
];

export const SERVICES_BY_DISTRICT: Readonly<Record<string, AreaServices>> = Object.fromEntries(
  ROWS.flatMap(([districts, council, water]) => districts.split(' ').map((district) => [district, [council, water]])),
);
