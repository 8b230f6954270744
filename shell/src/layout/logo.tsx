import { brandLevel, markOf, type Branding, type ThemeName } from '@home-move/contract';
import { classNames } from '@home-move/ui';
import { useState, type ReactNode } from 'react';
import * as styles from './header.module.css';

/** Our marks by their names; the brand's name is shown next to the mark as text. */
const marks: Readonly<Record<ThemeName, ReactNode>> = {
  default: (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path d="M4 30V13.5L17 4l13 9.5V30Z" fill="var(--hm-accent)" />
      <path d="M12.5 30V20a4.5 4.5 0 0 1 9 0v10Z" fill="var(--hm-spark)" />
    </svg>
  ),
  oakwood: (
    <svg
      width="32"
      height="34"
      viewBox="0 0 32 34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M16 33V17M16 25l-6-5M16 22l6-5" />
      <path
        d="M16 2c-3 0-5 2-5.5 4C7 6 5 8.5 5.5 11 3 12 2.5 16 5 18c2 1.6 5 1 6-.5 1.5 1.5 3 2 5 2s3.5-.5 5-2c1 1.5 4 2.1 6 .5 2.5-2 2-6-.5-7 .5-2.5-1.5-5-5-5C21 4 19 2 16 2Z"
        stroke="var(--hm-spark)"
      />
    </svg>
  ),
  harbour: (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <path d="M0 0h13v30H0zM17 0h13v13H17z" fill="currentColor" />
      <path d="M17 17h13v13H17z" fill="var(--hm-spark)" />
    </svg>
  ),
  meadow: (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="18" fill="var(--hm-accent-soft)" />
      <path d="M18 30V18" stroke="var(--hm-accent)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M18 24c-5 0-8-2.5-8-7 5 0 8 2.5 8 7Zm0-2c0-4 2.5-7 8-7 0 4.5-3 7-8 7Z" fill="var(--hm-accent)" />
      <circle cx="18" cy="11" r="4.5" fill="var(--hm-spark)" />
    </svg>
  ),
};

/**
 * The partner's logo: a mark with the name, or the partner's picture, which already shows the partner's name. A branch or
 * sub-partner adds its own name. A picture that does not load is replaced by the name. [CHROME-10, BRAND-03]
 */
export function Logo({ branding }: { readonly branding: Branding }) {
  const { name, logo, darkLogo, mark, level } = branding;
  const [missing, setMissing] = useState<string | null>(null);
  const drawing = markOf(logo);
  if (drawing || missing === logo)
    return (
      <>
        {drawing && (mark ? <img src={mark} alt="" className={styles.mark} /> : marks[drawing])}
        <span className={drawing === 'harbour' && !mark ? styles.lowerCase : undefined}>{name}</span>
      </>
    );
  const isOwn = level === brandLevel.partner;
  const picture = (src: string, mode?: string) => (
    <img
      src={src}
      alt={isOwn ? name : ''}
      className={classNames(styles.picture, mode)}
      // A lazy picture is not fetched while it is hidden.
      loading={mode ? 'lazy' : 'eager'}
      onError={() => setMissing(logo)}
    />
  );
  return (
    <>
      {picture(logo, darkLogo ? styles.onLight : undefined)}
      {darkLogo && picture(darkLogo, styles.onDark)}
      {!isOwn && <span>{name}</span>}
    </>
  );
}
