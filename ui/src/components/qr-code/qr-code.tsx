import { useMemo } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Picture } from '../status/status';
import sheet, * as styles from './qr-code.module.css';
import { qrModules } from './qr-modules';

registerSheet(sheet);

export interface QrCodeProps {
  /** The encoded text. */
  readonly text: string;
  /** Purpose of the code, for screen readers, instead of the encoded text. */
  readonly label: string;
}

/** A QR code, dark on light in every mode. Offer its content in another way too: not every mover can scan. */
export function QrCode({ text, label }: QrCodeProps) {
  const { side, path } = useMemo(() => qrModules(text), [text]);
  return (
    <Picture aria-label={label} className={styles.code}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
        <path className={styles.light} d={`M0 0h${side}v${side}H0z`} />
        <path className={styles.dark} d={path} />
      </svg>
    </Picture>
  );
}
