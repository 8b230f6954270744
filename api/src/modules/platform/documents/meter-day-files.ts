import { pathOf } from '@home-move/contract';
import type { DocumentPath } from './document-path.js';

/** Files below the address of the meter day page, with which it opens without a signal and can be installed. [METER-16, METER-18] */
export const meterDayFiles = ['worker.js', 'offline', 'manifest.webmanifest'] as const;
export type MeterDayFile = (typeof meterDayFiles)[number];

/** The page of a brand, and a file below it. */
export interface MeterDayFilePath {
  /** The path of the page, with brand and branch. */
  readonly page: string;
  readonly file: MeterDayFile;
}

/** The file of a path; null for any other path. */
export function meterDayFileAt(path: string): MeterDayFilePath | null {
  for (const file of meterDayFiles) {
    const end = `${pathOf('meter-day')}/${file}`;
    if (path.endsWith(end)) return { page: path.slice(0, -file.length - 1), file };
  }
  return null;
}

/** Whether the documents of a path may have the page's service worker: hosted pages of movers, and never frames. [METER-16] */
export const mayHaveWorker = ({ portal, context }: Pick<DocumentPath, 'portal' | 'context'>): boolean =>
  portal === 'tenant' && context === 'hosted';

/** The path of the page below the brand and branch of a document. */
export function meterDayPageOf({ brand, branch }: Pick<DocumentPath, 'brand' | 'branch'>): string {
  const segments = [brand, branch].flatMap((segment) => (segment === null ? [] : [encodeURIComponent(segment)]));
  return ['', ...segments].join('/') + pathOf('meter-day');
}
