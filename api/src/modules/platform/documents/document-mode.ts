import { themeModes, type RuntimeContext, type ThemeMode } from '@home-move/contract';

const modes = ['light', 'dark', 'system'] as const;

/** The colour mode of a document; `system` follows the visitor's device. */
export type DocumentMode = (typeof modes)[number];

export interface ModeRequest {
  readonly context: RuntimeContext;
  /** Whether the brand offers dark mode. */
  readonly darkMode: boolean;
  /** The mode that the page around a frame requests, unchecked. */
  readonly theme: string | undefined;
  /** The mode of the device that a preview imitates; absent for other documents. */
  readonly device?: ThemeMode | null;
}

/** The mode of the device that a preview imitates, from the unchecked query of a document; null for other documents. */
export function previewedDevice(context: RuntimeContext, preview: string | undefined): ThemeMode | null {
  return context === 'embedded' ? (themeModes.find((mode) => mode === preview) ?? null) : null;
}

/**
 * The mode of a document. Hosted pages follow the visitor's system. A frame is light unless the page around it requests
 * another mode.
 */
export function documentMode({ context, darkMode, theme, device = null }: ModeRequest): DocumentMode {
  if (!darkMode) return 'light';
  if (context === 'hosted') return 'system';
  const requested = modes.find((mode) => mode === theme) ?? 'light';
  return requested === 'system' && device !== null ? device : requested;
}

/**
 * Whether a frame paints the brand's surface instead of showing the page around it. A page that requests a theme may be
 * dark, and the brand may not offer that theme.
 */
export function paintsSurface({ context, theme }: Pick<ModeRequest, 'context' | 'theme'>): boolean {
  return context === 'embedded' && (theme === 'dark' || theme === 'system');
}
