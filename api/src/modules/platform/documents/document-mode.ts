import type { RuntimeContext } from '@home-move/contract';

const modes = ['light', 'dark', 'system'] as const;

/** The colour mode of a document; `system` follows the visitor's device. */
export type DocumentMode = (typeof modes)[number];

export interface ModeRequest {
  readonly context: RuntimeContext;
  /** Whether the brand offers dark mode. */
  readonly darkMode: boolean;
  /** The mode that the page around a frame requests, unchecked. */
  readonly theme: string | undefined;
}

/**
 * The mode of a document. Hosted pages follow the visitor's system. A frame is light unless the page around it requests
 * another mode.
 */
export function documentMode({ context, darkMode, theme }: ModeRequest): DocumentMode {
  if (!darkMode) return 'light';
  if (context === 'hosted') return 'system';
  return modes.find((mode) => mode === theme) ?? 'light';
}

/**
 * Whether a frame paints the brand's surface instead of showing the page around it. A page that requests a theme may be
 * dark, and the brand may not offer that theme.
 */
export function paintsSurface({ context, theme }: Omit<ModeRequest, 'darkMode'>): boolean {
  return context === 'embedded' && (theme === 'dark' || theme === 'system');
}
