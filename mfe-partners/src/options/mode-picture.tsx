import type { ReactNode } from 'react';
import type { PortalMode } from '../embedding/portal-options';

const text = 'var(--hm-line-strong)';
const portal = 'var(--hm-accent)';

const shapes: Readonly<Record<PortalMode, ReactNode>> = {
  inline: (
    <>
      <path d="M7 8h14M46 8h11" stroke={text} strokeWidth="2" />
      <rect x="7" y="14" width="50" height="23" rx="2" fill={portal} />
    </>
  ),
  modal: (
    <>
      <path d="M7 8h14M46 8h11" stroke={text} strokeWidth="2" />
      <path d="M7 16h50M7 22h50M7 28h50M7 34h34" stroke={text} strokeWidth="2" opacity=".5" />
      <rect x="15" y="10" width="34" height="27" rx="2" fill={portal} stroke="var(--hm-surface)" strokeWidth="2" />
    </>
  ),
  button: (
    <>
      <path d="M7 8h14M46 8h11" stroke={text} strokeWidth="2" />
      <path d="M7 16h50M7 22h50M7 28h22" stroke={text} strokeWidth="2" opacity=".5" />
      <rect x="35" y="30" width="23" height="9" rx="3" fill={portal} />
    </>
  ),
};

/** Where the portal is in a page, as decoration. */
export function ModePicture({ mode }: { readonly mode: PortalMode }) {
  return (
    <svg width="64" height="44" viewBox="0 0 64 44" fill="none" aria-hidden="true" focusable="false">
      <rect
        x=".75"
        y=".75"
        width="62.5"
        height="42.5"
        rx="4"
        fill="var(--hm-surface)"
        stroke={text}
        strokeWidth="1.5"
      />
      {shapes[mode]}
    </svg>
  );
}
