import { Button, Heading, LinkButton, registerSheet, Spinner, Text, useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import sheet, * as styles from './load-link.module.css';
import { loadLinkTexts as texts, redirectSeconds } from './signup.texts';

registerSheet(sheet);

interface LoadLinkProps {
  readonly provider: string;
  /** Null while the package is being registered. */
  readonly url: string | null;
  /** The tab that it stands in: its own clock counts. */
  readonly tab: Window;
  readonly onGo: () => void;
  /** The person has followed the link. */
  readonly onLeft: () => void;
}

/** What the tab shows before it goes on: how long, go now, pause. [BBSET-03] */
export function LoadLink({ provider, url, tab, onGo, onLeft }: LoadLinkProps) {
  const { brand } = useRuntime();
  const [seconds, setSeconds] = useState(redirectSeconds);
  const [paused, setPaused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const running = url !== null && !paused && seconds > 0;

  useEffect(() => {
    tab.document.title = `${texts.title(provider)} - ${brand.name}`;
    heading.current?.focus();
  }, [tab, provider, brand.name]);

  useEffect(() => {
    if (!running) return undefined;
    const timer = tab.setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => {
      try {
        tab.clearInterval(timer);
      } catch {
        // The tab is at the provider's site: its clocks went with our page.
      }
    };
  }, [tab, running]);

  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onGo();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the time is over
  }, [isOver]);

  const words = isOver ? texts.opening(provider) : paused ? texts.paused(provider) : texts.opensIn(provider, seconds);
  return (
    <main className={styles.page}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {texts.title(provider)}
      </Heading>
      {url === null ? (
        <p className={styles.preparing}>
          <Spinner />
          {texts.preparing}
        </p>
      ) : (
        <>
          {/* Not read out each second: whoever asks finds it. */}
          <Text size="lg" strong numeric role="timer">
            {words}
          </Text>
          <Text muted>{texts.more(brand.name)}</Text>
          <div className={styles.actions}>
            <LinkButton variant="primary" href={url} rel="noreferrer" onClick={onLeft}>
              {texts.goNow}
            </LinkButton>
            {!isOver && <Button onClick={() => setPaused(!paused)}>{paused ? texts.carryOn : texts.pause}</Button>}
          </div>
        </>
      )}
    </main>
  );
}
