import { londonToday, type Readable, type VersionPreview } from '@home-move/contract';
import { Button, formatDate, registerSheet, useStore, Wrap } from '@home-move/ui';
import { useState } from 'react';
import type { Registry } from '../journeys/registry';
import { useSpaceBelow } from '../runtime/use-space-below';
import sheet, * as styles from './preview-badge.module.css';
import { previewTexts as texts } from './preview.texts';

registerSheet(sheet);

/** Ends the preview of this browser; see `PreviewsController`. */
const endPath = '/preview/end';
const timeoutMs = 10_000;

export interface PreviewBadgeProps {
  readonly preview: VersionPreview;
  readonly registry: Pick<Registry, 'find'>;
  readonly path: Readable<string>;
  readonly now: () => Date;
  readonly fetcher: typeof fetch;
  readonly reload: () => void;
}

/** The end of a preview in London: "17:30", or "09:30 on 29 Nov 2026" on another day. */
function formatEnd(until: string, now: Date): string {
  const end = new Date(until);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
  const isToday = londonToday(end) === londonToday(now);
  return isToday ? time.format(end) : `${time.format(end)} on ${formatDate(end)}`;
}

/** Names the version that only this browser gets, and ends that. Hidden once the tab follows the version of everyone else. */
export function PreviewBadge({ preview, registry, path, now, fetcher, reload }: PreviewBadgeProps) {
  useStore(path);
  const [state, setState] = useState<'idle' | 'ending' | 'failed'>('idle');
  const { name, version, until } = preview;
  const isShown = registry.find(name)?.version === version;
  const box = useSpaceBelow(isShown, state);
  if (!isShown) return null;

  async function end(): Promise<void> {
    setState('ending');
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { ok } = await fetcher(endPath, { method: 'POST', credentials: 'same-origin', signal });
      if (ok) reload();
      else setState('failed');
    } catch {
      setState('failed');
    }
  }
  return (
    <section ref={box} aria-label={texts.label} className={styles.badge}>
      <Wrap>
        <div className={styles.row}>
          <p>{texts.shown(name, version, formatEnd(until, now()))}</p>
          <Button
            variant="plain"
            size="small"
            className={styles.end}
            busy={state === 'ending' ? texts.ending : undefined}
            onClick={() => void end()}
          >
            {texts.end}
          </Button>
          {state === 'failed' && (
            <p role="alert" className={styles.failed}>
              {texts.failed}
            </p>
          )}
        </div>
      </Wrap>
    </section>
  );
}
