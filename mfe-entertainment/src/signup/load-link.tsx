import { Button, Heading, LinkButton, registerSheet, Spinner, Text, useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import sheet, * as styles from './load-link.module.css';
import { loadLinkTexts as texts, redirectSeconds } from './signup.texts';

registerSheet(sheet);

interface LoadLinkProps {
  readonly provider: string;
  /** Null while the package is being registered. */
  readonly url: string | null;
  /** The tab that shows this page, whose own timers count. */
  readonly tab: Window;
  /** The countdown has reached zero. */
  readonly onTimeUp: () => void;
  /** The mover has followed the link. */
  readonly onFollow: () => void;
}

/** Waiting page of the provider's tab: a countdown with 'Go now' and 'Pause'. [BBSET-03] */
export function LoadLink({ provider, url, tab, onTimeUp, onFollow }: LoadLinkProps) {
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
        // The tab shows the provider's site: its timers ended with our page.
      }
    };
  }, [tab, running]);

  const isTimeUp = seconds === 0;
  useEffect(() => {
    if (isTimeUp) onTimeUp();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the time is up
  }, [isTimeUp]);

  const status = isTimeUp
    ? texts.opening(provider)
    : paused
      ? texts.paused(provider)
      : texts.opensIn(provider, seconds);
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
          {/* A timer is not announced every second, but screen readers can read it. */}
          <Text size="lg" strong numeric role="timer">
            {status}
          </Text>
          <Text muted>{texts.more(brand.name)}</Text>
          <div className={styles.actions}>
            <LinkButton variant="primary" href={url} rel="noreferrer" onClick={onFollow}>
              {texts.goNow}
            </LinkButton>
            {!isTimeUp && <Button onClick={() => setPaused(!paused)}>{paused ? texts.carryOn : texts.pause}</Button>}
          </div>
        </>
      )}
    </main>
  );
}
