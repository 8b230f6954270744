import { createElement, forwardRef, useEffect, useImperativeHandle, useState, type CSSProperties } from 'react';
import type { HomeMoveHandle, HomeMoveProps } from './embed-react';
import { loadLoader } from './loader';
import { createPortalElement } from './portal-element';

/** The space of the element before the loader has run, by mode, as the loader reserves it. A dialog takes none. */
const reservedSpace: Readonly<Record<NonNullable<HomeMoveProps['mode']>, CSSProperties | undefined>> = {
  inline: { display: 'block', minHeight: 'min(100svh, 900px)' },
  panel: { display: 'block', height: '100%', minHeight: '320px' },
  button: undefined,
  modal: undefined,
};

/** Renders the `<home-move>` element. `embed-react.d.ts` describes its properties. */
export const HomeMove = forwardRef<HomeMoveHandle, HomeMoveProps>(function HomeMove(props, ref) {
  const { src, id, className, brand, branch, mode, theme, start, launch, style, children } = props;
  const [portal] = useState(() => createPortalElement(props));
  useImperativeHandle(ref, () => portal.handle, [portal]);
  useEffect(() => portal.update(props));
  useEffect(() => (src === undefined ? undefined : loadLoader(src, portal.reportUnavailable)), [src, portal]);
  return createElement(
    'home-move',
    {
      ref: portal.attach,
      id,
      // React 18 does not translate `className` on custom elements.
      class: className,
      brand,
      branch,
      mode,
      theme,
      start,
      launch,
      style: { ...reservedSpace[mode ?? 'inline'], ...style },
      // The loader may have changed the element before React hydrates it.
      suppressHydrationWarning: true,
    },
    // The element has no shadow root in this mode, so its children would be visible.
    mode === 'modal' ? undefined : children,
  );
});
