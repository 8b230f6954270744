import type { PanelErrorCode, PanelError as PublicPanelError } from './host-runtime';
import { errorTexts } from './panel.texts';

interface Reason {
  /** Address of the file that did not load. */
  readonly file?: string;
  readonly cause?: unknown;
}

/** Why a panel is not shown: a code for each cause, and a sentence for developers. */
export class PanelError extends Error implements PublicPanelError {
  constructor(
    readonly code: PanelErrorCode,
    { file, cause }: Reason = {},
  ) {
    super(`${code}: ${errorTexts[code]}${file === undefined ? '' : ` (${file})`}`, { cause });
    this.name = 'PanelError';
  }
}
