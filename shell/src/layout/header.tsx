import type { ThemeName } from '@home-move/contract';
import { classNames, registerSheet, Wrap } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useLink } from '../links/use-link';
import { useShell } from '../runtime/shell-context';
import { LogInOrOutLink, SupportPhone } from './header-links';
import sheet, * as styles from './header.module.css';
import { Logo } from './logo';
import { Menu } from './menu';

registerSheet(sheet);

/** The themes whose brand names look different from the default. */
const nameStyles: Partial<Record<ThemeName, string | undefined>> = {
  oakwood: styles.oakwood,
  harbour: styles.harbour,
  meadow: styles.meadow,
};

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
  const { name, theme } = branding;
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.bar}>
          <a {...useLink('/')} aria-label={`${name}, home`} className={classNames(styles.logo, nameStyles[theme])}>
            <Logo branding={branding} />
          </a>
          {children}
        </div>
      </Wrap>
    </header>
  );
}
