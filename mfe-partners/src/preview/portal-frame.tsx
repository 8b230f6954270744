import { embedColours } from '@home-move/contract';
import { Spinner } from '@home-move/ui';
import { useState, type CSSProperties, type SyntheticEvent } from 'react';
import * as styles from './preview.module.css';
import { previewTexts as texts } from './preview.texts';

export interface PortalFrameProps {
  readonly src: string;
  /** The colours of the brand, once the portal is shown. */
  readonly onLook: (look: CSSProperties) => void;
  readonly onFailed: () => void;
}

/** The brand's colours for the dialog around the frame, from the tokens of the portal's document. */
function lookOf({ defaultView, documentElement }: Document): CSSProperties {
  const style = defaultView?.getComputedStyle(documentElement);
  const colours = embedColours.flatMap((name) => {
    const token = `--hm-${name}`;
    const value = style?.getPropertyValue(token).trim() ?? '';
    return value === '' ? [] : [[token, value] as const];
  });
  return Object.fromEntries(colours);
}

/** The document of the portal; null if the browser shows an error in its place. */
function portalIn({ contentDocument }: HTMLIFrameElement): Document | null {
  return contentDocument?.getElementById('hm-root') ? contentDocument : null;
}

/**
 * The portal in a frame. Use the address as its `key` too, because a frame whose address changes adds an entry to the history of
 * the tab.
 */
export function PortalFrame({ src, onLook, onFailed }: PortalFrameProps) {
  const [isLoading, setLoading] = useState(true);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    setLoading(false);
    const portal = portalIn(currentTarget);
    if (portal === null) onFailed();
    else onLook(lookOf(portal));
  };
  return (
    <div className={styles.frame}>
      {isLoading && (
        <div className={styles.loading}>
          <Spinner />
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox does not restrict scripts of the same origin */}
      <iframe src={src} title={texts.frame} onLoad={onLoad} />
    </div>
  );
}
