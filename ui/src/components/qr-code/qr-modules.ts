import { create } from 'qrcode/lib/core/qrcode';

/** Light modules around the code, without which scanners do not detect it (ISO 18004). */
const quietZone = 4;

export interface QrModules {
  /** Modules along one side, the quiet zone included. */
  readonly side: number;
  /** The dark modules as a path of one unit a module, in runs along the rows. */
  readonly path: string;
}

/** Encodes a text of at most about 2,000 bytes. */
export function qrModules(text: string): QrModules {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => data.subarray(y * size, (y + 1) * size).join(''));
  const path = rows
    .map((row, y) =>
      Array.from(row.matchAll(/1+/g), ({ index, 0: { length } }) => {
        return `M${index + quietZone} ${y + quietZone}h${length}v1h-${length}z`;
      }).join(''),
    )
    .join('');
  return { side: size + 2 * quietZone, path };
}
