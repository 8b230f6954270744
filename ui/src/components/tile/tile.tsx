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
  /** Colour of the letters, always on white; the caller ensures the contrast. */
  readonly color?: string | undefined;
}

/** A supplier's logo on white, in every theme. */
export function LogoTile({ name, src, color }: LogoTileProps) {
  return (
    <Picture aria-label={name} className={styles.logo} style={color ? { color } : undefined}>
      {src ? <img src={src} alt="" /> : name.slice(0, 2)}
    </Picture>
  );
}
