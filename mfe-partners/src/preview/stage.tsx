import type { ThemeMode } from '@home-move/contract';
import { classNames, HouseIcon } from '@home-move/ui';
import { useRef, useState, type CSSProperties } from 'react';
import type { PortalOptions } from '../embedding/portal-options';
import { previewSize, type Device } from './device';
import { PortalFrame } from './portal-frame';
import * as styles from './preview.module.css';
import { previewTexts as texts } from './preview.texts';
import { useWidth } from './use-width';

export interface StageProps {
  readonly options: PortalOptions;
  readonly device: Device;
  readonly scheme: ThemeMode;
  /** Address of the portal. */
  readonly src: string;
  /** Another number loads the portal again. */
  readonly attempt: number;
  readonly onFailed: () => void;
}

/** Width of the preview on a wide page, in px, until the browser has laid it out. */
const initialWidth = 784;

function HostPage() {
  return (
    <div className={styles.site}>
      <div className={styles.siteBar}>
        {texts.site}
        <i />
        <i />
        <i />
      </div>
      <div className={styles.siteText}>
        <i />
        <i />
      </div>
    </div>
  );
}

/** A page of a partner with the portal in it. It is inert: a web developer must not start a real move here. */
export function Stage({ options, device, scheme, src, attempt, onFailed }: StageProps) {
  const place = useRef<HTMLDivElement>(null);
  const { width, height, scale, shownHeight } = previewSize(device, useWidth(place, initialWidth));
  const [look, setLook] = useState<CSSProperties>({});
  const { mode, branding } = options;
  const frame = <PortalFrame key={`${src} ${attempt}`} src={src} onLook={setLook} onFailed={onFailed} />;
  return (
    <div inert className={styles.browser}>
      <div className={styles.browserBar}>
        <i />
        <i />
        <i />
        <span className={styles.address}>{texts.address}</span>
      </div>
      <div
        ref={place}
        className={classNames(styles.stage, device === 'phone' && styles.onPhone)}
        style={{ height: device === 'phone' ? shownHeight + 32 : shownHeight }}
      >
        <div className={styles.screen} style={{ width: width * scale, height: shownHeight }}>
          <div
            className={classNames(styles.window, scheme === 'dark' && styles.dark, device === 'phone' && styles.phone)}
            style={{ width, height, transform: `scale(${scale})` }}
          >
            <HostPage />
            {mode === 'inline' && <div className={styles.inline}>{frame}</div>}
            {mode === 'modal' && (
              <div className={styles.backdrop}>
                <div className={styles.dialog} style={look}>
                  <div className={styles.dialogBar}>
                    <b>{branding.name}</b>
                    {texts.close} ✕
                  </div>
                  {frame}
                </div>
              </div>
            )}
            {mode === 'button' && (
              <span className={styles.corner}>
                <HouseIcon />
                {texts.button}
              </span>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
