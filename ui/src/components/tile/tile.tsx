import type { ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import { Picture } from '../status/status';
import sheet, * as styles from './tile.module.css';

registerSheet(sheet);

/** A soft square around a service's icon (22 or 24 px). Decoration. */
export function Tile({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <span aria-hidden="true" className={classNames(styles.tile, className)}>
      {children}
    </span>
  );
}

export interface LogoTileProps {
  /** The company's name, the accessible name of the picture. */
  readonly name: string;
  /** Address of the logo; without it the first letters of the name are shown. */
  readonly src?: string | undefined;
}

/** Colours of the letters, each with the contrast of text on white. */
export const letterColours = [
  '#0a4a8f',
  '#8a3b12',
  '#1f6d3a',
  '#5b2bd0',
  '#c0262d',
  '#0b5563',
  '#5a1e86',
  '#0d0e10',
] as const;

/** The same colour for a company on every page. */
function letterColour(name: string): string | undefined {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return letterColours[sum % letterColours.length];
}

/** A supplier's logo, or its first letters in a colour derived from its name, on white in every theme. */
export function LogoTile({ name, src }: LogoTileProps) {
  return (
    <Picture aria-label={name} className={styles.logo} style={src ? undefined : { color: letterColour(name) }}>
      {src ? <img src={src} alt="" /> : name.slice(0, 2)}
    </Picture>
  );
}
