import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge in px: 14, 16, 18, 20 (default), 22, 24 or 36. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * The base of every icon: 24 grid, stroke 1.75, round ends, the colour of the text. Always decoration next to text, so
 * hidden from screen readers.
 */
export function Icon({ size = 20, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}
