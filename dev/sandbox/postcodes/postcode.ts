/** A parsed UK postcode. `text` has one space ("MK40 2QT"), `compact` none. */
export interface Postcode {
  text: string;
  compact: string;
  outward: string;
  area: string;
  district: number;
  districtLetter: string;
  sector: number;
  unit: string;
}

const SHAPE = /^([A-Z]{1,2})(\d{1,2})([A-Z]?)(\d)([A-Z]{2})$/;

/** Parses a postcode in any case and spacing; undefined if it has another format. */
export function parsePostcode(input: string): Postcode | undefined {
  const compact = input.toUpperCase().replace(/\s+/g, '');
  const match = SHAPE.exec(compact);
  if (!match) return undefined;
  const [, area = '', district = '', districtLetter = '', sector = '', unit = ''] = match;
  if (String(Number(district)) !== district) return undefined;
  const outward = area + district + districtLetter;
  return {
    text: `${outward} ${sector}${unit}`,
    compact,
    outward,
    area,
    district: Number(district),
    districtLetter,
    sector: Number(sector),
    unit,
  };
}
