import { registerSheet, Wrap } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useLink } from '../links/use-link';
import { useShell } from '../runtime/shell-context';
import { LogInOrOutLink, SupportPhone } from './header-links';
import sheet, * as styles from './header.module.css';
import { Logo } from './logo';
import { Menu } from './menu';

registerSheet(sheet);

const links = (
  <>
    <SupportPhone className={styles.large} />
    <LogInOrOutLink className={styles.large} />
    <Menu />
  </>
);

export interface HeaderProps {
  /** Replaces the mover's links. */
  readonly children?: ReactNode;
}

/** The brand's bar. Below 768 px its links collapse into a menu. [CHROME-08 to CHROME-10, CHROME-12] */
export function Header({ children = links }: HeaderProps) {
  const { branding } = useShell();
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.bar}>
          <a {...useLink('/')} aria-label={`${branding.name}, home`} className={styles.logo}>
            <Logo branding={branding} />
          </a>
          {children}
        </div>
      </Wrap>
    </header>
  );
}
